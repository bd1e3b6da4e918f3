import { elementOf } from "../../../plugins/gatsby-plugin-islands";
import { currentScheme, nextScheme, setScheme } from "./color-scheme";

/** Selector of the button that changes the color scheme. */
export const schemeSwitch = "data-scheme-switch";

/** Lets the button work, before and after hydration. */
export function handleSchemeSwitch(): void {
  document.addEventListener("click", (event) => {
    if (elementOf(event)?.closest(`[${schemeSwitch}]`)) setScheme(nextScheme(currentScheme()));
  });
}
