import { currentScheme, nextScheme, setScheme } from "./color-scheme";

/** Of the button that changes the color scheme. */
export const schemeSwitch = "data-scheme-switch";

/** Lets the button work, before and after hydration. */
export function handleSchemeSwitch(): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest(`[${schemeSwitch}]`)) setScheme(nextScheme(currentScheme()));
  });
}
