import { theme } from ".";
import { dark, light } from "./palette";
import type { Palette } from "./palette";

const names = theme.vars.color;

/** A scheme as declarations: our colours, and what the browser draws itself. */
function scheme(name: "light" | "dark", palette: Palette): string {
  const keys = Object.keys(palette) as (keyof Palette)[];
  return `color-scheme:${name};${keys.map((key) => `${names[key]}:${palette[key]};`).join("")}`;
}

/** For `:root`, and for a part of a page that keeps a scheme of its own. */
export const lightScheme = scheme("light", light);
export const darkScheme = scheme("dark", dark);
