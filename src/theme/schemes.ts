import { dark, light, type Palette } from "./palette";
import { declarations } from ".";

/** `display` of an element for one scheme only, such as an image. */
export const displayIn = { light: "var(--in-light)", dark: "var(--in-dark)" } as const;

const display = {
  light: "--in-light:block;--in-dark:none;",
  dark: "--in-light:none;--in-dark:block;",
};

/** A scheme's declarations: our colors, `displayIn`, and the browser's own controls. */
function scheme(name: "light" | "dark", palette: Palette): string {
  return `color-scheme:${name};${display[name]}${declarations(palette)}`;
}

/** For `:root`, and for elements with their own scheme. */
export const lightScheme = scheme("light", light);
export const darkScheme = scheme("dark", dark);
