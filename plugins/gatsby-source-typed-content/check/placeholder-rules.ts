import type { Report } from "../reader/problem";
import { clip } from "../reader/quote";
import type { Content } from "./rule";
import { nearest } from "./suggest";
import { reportAt } from "./words/passages";

/** A name in braces, maybe with spaces. */
const inBraces = /\{\s*([\w.-]+)\s*\}/g;

/**
 * Warns of braces that were probably to be filled in: a name like one in a file of facts, or in a field that the page fills
 * in (`@fills`). Other braces are part of the text.
 */
export function bracesAreFilled({ written, passages }: Content, report: Report): void {
  const files = new Set(written.map(({ kind }) => kind?.name));
  const facts = written.flatMap(({ kind, data }) =>
    kind?.group === "Facts" ? Object.keys(data).map((name) => `${kind.name}.${name}`) : [],
  );

  for (const passage of passages) {
    const names = passage.field?.directives.fills?.names ?? [];
    for (const { 0: found, 1: name = "", index } of passage.text.matchAll(inBraces)) {
      const namesFile = name.includes(".") && files.has(name.split(".")[0]);
      // `fillIn` reports a name that its file does not have.
      if (found === `{${name}}` && (names.includes(name) || namesFile)) continue;
      const meant = nearest(name, [...names, ...facts]);
      if (!meant && names.length === 0) continue;
      const advice = meant ? `Did you mean {${meant}}?` : `Available: {${names.join("}, {")}}.`;
      const message = `shows ${clip(found)} literally, because it isn't a known placeholder. ${advice}`;
      reportAt(report, passage, index, message);
    }
  }
}
