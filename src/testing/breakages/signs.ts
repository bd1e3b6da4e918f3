import { replaced, text } from "./breakage";
import type { Breakage } from "./breakage";

const meant = "which nothing fills in: readers see it. Did you mean {product.name}?";

/** Signs with a meaning to the site that are left in what readers see. */
export const signBreakages: Breakage[] = [
  // Placeholders.
  text("A { product.name } here.", `has { product.name }, ${meant}`),
  text("A {product-name} here.", `has {product-name}, ${meant}`),
  text("A {Prodcut.name} here.", `has {Prodcut.name}, ${meant}`),
  text("A {product.name without end.", `has {product.name, ${meant}`),
  text("A [product.name] in brackets.", `has [product.name], ${meant}`),
  text("A {name} of nobody.", "Write a name like {product.name}, or put code between backticks."),
  text("A ${product.name} here.", "has $ before {product.name}, which readers would see."),
  replaced("agents.json", ['"Sorts."', '"Sorts {count}."'], "agents[0].job", "or take it out."),
  replaced(
    "plans.json",
    ["{plan}: nothing", "{plan}: {nothing}"],
    "team.free",
    "has {nothing}, which nothing fills in: readers see it. Known here: {plan}.",
  ),
  replaced(
    "search.json",
    ["{count} pages", "Many pages"],
    "foundMany",
    "does not say {count}, which the page fills in. Add it.",
  ),
];
