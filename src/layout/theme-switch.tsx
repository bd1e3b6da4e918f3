import { useEffect, useState } from "react";
import { Monitor, Moon, Sun } from "lucide-react";
import styled from "styled-components";
import { theme } from "../theme";

/** Where the choice is kept; read before first paint by the script in `gatsby-ssr.tsx`. */
export const schemeKey = "color-scheme";

const order = ["system", "light", "dark"] as const;
type Scheme = (typeof order)[number];
const icons = { system: Monitor, light: Sun, dark: Moon };

/** One button that steps through system, light and dark, and remembers. */
export function ThemeSwitch(words: { label: string } & Record<Scheme, string>) {
  const [scheme, setScheme] = useState<Scheme>("system");
  useEffect(() => {
    const saved = document.documentElement.dataset.theme;
    if (saved === "light" || saved === "dark") setScheme(saved);
  }, []);

  const step = () => {
    const next = order[(order.indexOf(scheme) + 1) % order.length] ?? "system";
    setScheme(next);
    applyScheme(next);
  };
  const Icon = icons[scheme];
  return (
    <Toggle type="button" onClick={step} title={`${words.label}: ${words[scheme]}`}>
      <Icon size={20} aria-hidden />
      <Name>{`${words.label}: ${words[scheme]}`}</Name>
    </Toggle>
  );
}

function applyScheme(scheme: Scheme): void {
  const root = document.documentElement;
  try {
    if (scheme === "system") localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  if (scheme === "system") delete root.dataset.theme;
  else root.dataset.theme = scheme;
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

const Name = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
