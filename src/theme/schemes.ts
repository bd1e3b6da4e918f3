import { theme } from ".";
import { dark, light } from "./palette";
import type { Palette } from "./palette";

const names = theme.vars.color;

/** How something is displayed that belongs to one scheme only, like a picture drawn for it. */
export const displayIn = { light: "var(--in-light)", dark: "var(--in-dark)" } as const;

const display = {
  light: "--in-light:block;--in-dark:none;",
  dark: "--in-light:none;--in-dark:block;",
};

/** A scheme as declarations: our colours, what belongs to it alone, and what the browser draws itself. */
function scheme(name: "light" | "dark", palette: Palette): string {
  const keys = Object.keys(palette) as (keyof Palette)[];
  return `color-scheme:${name};${display[name]}${keys.map((key) => `${names[key]}:${palette[key]};`).join("")}`;
}

/** For `:root`, and for a part of a page that keeps a scheme of its own. */
export const lightScheme = scheme("light", light);
export const darkScheme = scheme("dark", dark);
