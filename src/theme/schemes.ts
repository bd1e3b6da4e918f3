import { dark, light, type Palette } from "./palette";
import { declarations } from ".";

/** Values of `display` for elements that one scheme shows, such as images. */
export const displayIn = { light: "var(--in-light)", dark: "var(--in-dark)" } as const;

const display = {
  light: "--in-light:block;--in-dark:none;",
  dark: "--in-light:none;--in-dark:block;",
};

/** Declarations of a scheme: colors, `displayIn`, and the browser's own controls. */
function declareScheme(name: "light" | "dark", palette: Palette): string {
  return `color-scheme:${name};${display[name]}${declarations(palette)}`;
}

/** For `:root`, and for elements with a fixed scheme. */
export const lightScheme = declareScheme("light", light);
export const darkScheme = declareScheme("dark", dark);
