import { useSyncExternalStore } from "react";
import { graphql } from "gatsby";
import { Monitor, Moon, Sun } from "lucide-react";
import styled from "styled-components";
import { currentScheme, schemes, setScheme, subscribeToScheme } from "../browser/color-scheme";
import type { Scheme } from "../browser/color-scheme";
import { theme } from "../theme";
import { IconButton } from "../ui/icon-button";

const icons = { system: Monitor, light: Sun, dark: Moon };

/** One button that steps through system, light and dark, and remembers. */
export function ThemeSwitch({ words }: { words: Queries.ThemeSwitchFragment }) {
  const scheme = useSyncExternalStore<Scheme>(subscribeToScheme, currentScheme, () => "system");
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? "system";
  const label = `${words.label}: ${words[scheme]}`;
  return (
    <Switch
      icon={icons[scheme]}
      size={20}
      label={label}
      title={label}
      announced
      onClick={() => setScheme(next)}
    />
  );
}

export const fragment = graphql`
  fragment ThemeSwitch on ThemeWords {
    label
    system
    light
    dark
  }
`;

const Switch = styled(IconButton)`
  color: ${theme.color.muted};

  &:hover {
    color: ${theme.color.ink};
  }
`;
