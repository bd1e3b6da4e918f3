import { useSyncExternalStore } from "react";
import { Monitor, Moon, Sun } from "lucide-react";
import styled from "styled-components";
import { currentScheme, schemes, setScheme, subscribeToScheme } from "../browser/color-scheme";
import type { Scheme } from "../browser/color-scheme";
import { theme } from "../theme";
import { VisuallyHidden } from "../ui/visually-hidden";

const icons = { system: Monitor, light: Sun, dark: Moon };

/** One button that steps through system, light and dark, and remembers. */
export function ThemeSwitch({ label, ...names }: { label: string } & Record<Scheme, string>) {
  const scheme = useSyncExternalStore<Scheme>(subscribeToScheme, currentScheme, () => "system");
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? "system";
  const Icon = icons[scheme];
  return (
    <Toggle type="button" title={`${label}: ${names[scheme]}`} onClick={() => setScheme(next)}>
      <Icon size={20} aria-hidden />
      <VisuallyHidden aria-live="polite">{`${label}: ${names[scheme]}`}</VisuallyHidden>
    </Toggle>
  );
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.color.muted};

  &:hover {
    color: ${theme.color.ink};
  }
`;
