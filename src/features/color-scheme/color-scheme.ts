import { elementOf } from "../../../plugins/gatsby-plugin-islands";

/** What a visitor can choose; `system` follows the device. */
export type Scheme = "system" | "light" | "dark";

/** Storage key of the visitor's choice. */
const schemeKey = "color-scheme";

/** Attribute of the button that changes the color scheme. */
export const schemeSwitch = "data-scheme-switch";

/** The visitor's choice, from the attribute that styles depend on. */
export function currentScheme(): Scheme {
  const set = document.documentElement.dataset.theme;
  return set === "light" || set === "dark" ? set : "system";
}

/** What the next press chooses: from `system` the opposite of what's shown, so that the press has a visible effect. */
function nextScheme(scheme: Scheme): Scheme {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const [other, same] = isDark ? (["light", "dark"] as const) : (["dark", "light"] as const);
  if (scheme === "system") return other;
  return scheme === other ? same : "system";
}

/** Media query of a scheme's `<meta name="theme-color">`. */
export function themeColorMedia(scheme: string, chosen: Scheme = "system"): string {
  if (chosen === "system") return `(prefers-color-scheme: ${scheme})`;
  return scheme === chosen ? "all" : "not all";
}

/** Applies a scheme and stores it; if storage is forbidden, it only applies to this page. */
export function setScheme(scheme: Scheme): void {
  const root = document.documentElement;
  if (scheme === "system") delete root.dataset.theme;
  else root.dataset.theme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    meta.setAttribute("media", themeColorMedia(meta.dataset.scheme ?? "", scheme));
  }
  try {
    if (scheme === "system") localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // The page shows the choice already.
  }
}

/** Handles presses of the button, before and after hydration. */
export function handleSchemeSwitch(): void {
  document.addEventListener("click", (event) => {
    if (elementOf(event)?.closest(`[${schemeSwitch}]`)) setScheme(nextScheme(currentScheme()));
  });
}

/**
 * The inline script that applies the stored choice before the first paint, to the browser's toolbar as well. A function, so
 * that bundlers leave its text out of the page's scripts.
 */
export const schemeScript = () =>
  `try{const s=localStorage.getItem("${schemeKey}");if(s==="light"||s==="dark"){document.documentElement.dataset.theme=s;for(const m of document.querySelectorAll("meta[data-scheme]"))m.setAttribute("media",m.dataset.scheme===s?"all":"not all")}}catch{}`;
