import { textTags } from "../../long-text/tags";
import type { LongText, ReportLine } from "./long-text";

const adviceFor = (name: string): string =>
  /^(?:script|style|iframe|embed|object|video|audio)$/.test(name)
    ? "Take it out: texts load and run nothing. A film is an image that links to it."
    : "Put code between backticks.";

const names = Object.keys(textTags).join(", ");

/** A tag as browsers read it: a > between quotes does not end it. */
const tag = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(>?)/gi;

/** The name of an attribute, with its value. */
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g;

/** A text has only tags that change how words look: none that load, run or draw something. */
export function htmlIsHarmless({ html }: LongText, report: ReportLine): void {
  /** Tags not closed yet. */
  const open: { name: string; line: number }[] = [];
  for (const { line: first, source } of html) {
    const lineAt = (index: number) => first + source.slice(0, index).split("\n").length - 1;
    const comment = source.indexOf("<!--");
    if (comment >= 0)
      report(lineAt(comment), "has a comment, which everybody finds in the page. Take it out.");
    for (const { index, 1: slash, 2: written = "", 3: more = "", 4: end } of source.matchAll(tag)) {
      const name = written.toLowerCase();
      const line = lineAt(index);
      const known = textTags[name];
      if (!known) {
        if (!slash) report(line, `has a <${name}> tag. Text may have ${names}. ${adviceFor(name)}`);
        continue;
      }
      if (!end) report(line, `has a <${name} that does not end. Add >.`);
      else if (slash && open.at(-1)?.name === name) open.pop();
      else if (slash && name === "br") report(line, "has a </br>. Write <br>.");
      else if (slash) report(line, `has a </${name}> that ends nothing. Add <${name}> before it.`);
      else if (name !== "br") open.push({ name, line });
      for (const [, other = ""] of more.matchAll(attribute)) {
        const may = known.length > 0 ? `may have ${known.join(", ")}` : "takes none";
        const message = `has ${other.toLowerCase()} on <${name}>, which ${may}. Take it out.`;
        if (!known.includes(other.toLowerCase())) report(line, message);
      }
    }
  }
  for (const { name, line } of open)
    report(line, `has a <${name}> that never ends. Add </${name}>.`);
}
