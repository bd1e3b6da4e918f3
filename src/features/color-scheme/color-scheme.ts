import { schemeKey } from "../../lib/scheme-script";

/** What a visitor can choose; `system` follows the device. */
export type Scheme = "system" | "light" | "dark";

/** The scheme in force, from the attribute that the styles go by. */
export function currentScheme(): Scheme {
  const set = document.documentElement.dataset.theme;
  return set === "light" || set === "dark" ? set : "system";
}

/** What the next press chooses. From `system` it's the opposite of what the page shows, so that the press has a visible effect. */
export function nextScheme(scheme: Scheme): Scheme {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const [other, same] = isDark ? (["light", "dark"] as const) : (["dark", "light"] as const);
  if (scheme === "system") return other;
  return scheme === other ? same : "system";
}

/** When the browser's own frame takes the color of a scheme. Each scheme has a `<meta name="theme-color">`. */
export function frameMedia(scheme: string, chosen: Scheme = "system"): string {
  if (chosen === "system") return `(prefers-color-scheme: ${scheme})`;
  return scheme === chosen ? "all" : "not all";
}

/** Applies a scheme and remembers it; where storage is forbidden, for this page only. */
export function setScheme(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset.theme;
  else root.dataset.theme = scheme;
  for (const frame of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    frame.setAttribute("media", frameMedia(frame.dataset.scheme ?? "", scheme));
  }
  try {
    if (scheme === "system") localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // Nothing to do: the page already shows the choice.
  }
}
