import { currentScheme, nextScheme, setScheme } from "./color-scheme";

/** Of the button that changes the color scheme. */
export const schemeSwitch = "data-scheme-switch";

/** Answers the button from now on, before and after its part of the page is React's: it needs nothing but these lines. */
export function answerSchemeSwitch(): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest(`[${schemeSwitch}]`)) setScheme(nextScheme(currentScheme()));
  });
}
