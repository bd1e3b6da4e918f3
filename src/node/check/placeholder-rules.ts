import type { Report } from "../content/problem";
import { directive } from "../schema/schema";
import type { Content } from "./rule";
import { nearest } from "./suggest";
import { reportAt } from "./words/passages";
import type { Passage } from "./words/passages";

/** A brace with the name inside it, or a name with a full stop in square brackets. */
const unfilled = /\{+\s*([\w.-]*)\s*[})]*|\}+|\[\s*(\w+(?:\.\w+)+)\s*\]/g;

/** Every name in braces was filled in, or is one that the page fills in (`@fills`): no reader sees a brace. */
export function bracesAreFilled({ written, passages }: Content, report: Report): void {
  const files = new Set(written.map(({ kind }) => kind?.name));
  const product = written.find(({ kind }) => kind?.name === "product")?.data ?? {};
  const facts = Object.keys(product).map((name) => `product.${name}`);

  for (const passage of passages) {
    const names = (passage.field && directive(passage.field, "fills")?.names) ?? [];
    for (const { 0: found, 1: inBraces, 2: inBrackets, index } of passage.text.matchAll(unfilled)) {
      const name = inBraces ?? inBrackets ?? "";
      const namesFile = name.includes(".") && files.has(name.split(".")[0]);
      // `fillIn` reports a name that its file does not have.
      const isKnown = found === `{${name}}` && (names.includes(name) || namesFile);
      if (isKnown || (inBrackets && !namesFile)) continue;
      const meant = name ? nearest(name, [...names, ...facts]) : undefined;
      const advice = meant ? `Did you mean {${meant}}?` : adviceFor(passage, names);
      const message = `has ${found.trim()}, which nothing fills in: readers see it. ${advice}`;
      reportAt(report, passage, index, message);
    }
  }
}

function adviceFor({ line }: Passage, names: string[]): string {
  if (names.length > 0) return `Known here: {${names.join("}, {")}}.`;
  return `Write a name like {product.name}, or ${line ? "put code between backticks" : "take it out"}.`;
}
