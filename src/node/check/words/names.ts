/** Names of ours and of others, written otherwise than they are. */
import { distance } from "fastest-levenshtein";
import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Report } from "../../content/problem";
import { mend } from "../mend";
import { warnAt } from "./passages";
import type { Written } from "./passages";

const mail = /[\w.+-]+@((?:[\w-]+\.)+[a-z]{2,})/gi;
/** How many letters of a host may be wrong: two that changed places. */
const slips = 2;

/** Warns of addresses on our host, or on one that is nearly ours, that `product.json` does not have. */
export function emailsAreOurs(entries: Entry[], written: Written[], report: Report): void {
  const [product] = ofKind(entries, "product");
  const email = product?.data.email;
  if (typeof email !== "string") return;
  const ours = email.replace(/^.*@/, "").toLowerCase();
  for (const passage of written) {
    for (const { 0: found, 1: host = "", index } of passage.text.matchAll(mail)) {
      if (found.toLowerCase() === email.toLowerCase() || distance(host.toLowerCase(), ours) > slips)
        continue;
      const message = `names ${found}, but our address is ${email}. Write {product.email}, which follows it.`;
      warnAt(report, passage, index, message);
    }
  }
}

/** The ways in which a name may be written wrongly: ClickUp as Click Up, Click-Up or Clickup. */
function spellingsOf(name: string): RegExp {
  const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.replaceAll(".", "\\."));
  return RegExp(`(?<![\\p{L}\\p{N}@./-])${parts.join("[ -]?")}(?![\\p{L}\\p{N}/-])`, "giu");
}

/** Warns of another tool's name in other letters than in `comparison.json`; a name in small letters is a word. */
export function toolsAreSpelt(entries: Entry[], written: Written[], report: Report): void {
  const [comparison] = ofKind(entries, "comparison").map(mend);
  const { tools = [] } = (comparison?.data ?? {}) as { tools?: string[] };
  for (const name of tools.slice(1).filter(Boolean)) {
    for (const passage of written.filter(({ isWords }) => isWords)) {
      for (const { 0: found, index } of passage.text.matchAll(spellingsOf(name))) {
        const isApart = /[ -]/.test(found) && !/[ -]/.test(name);
        const isWord = isApart ? /[ -]\p{Ll}/u.test(found) : found === found.toLowerCase();
        const message = `writes "${found}". content/comparison.json has the name as ${name}.`;
        if (found !== name && !isWord) warnAt(report, passage, index, message);
      }
    }
  }
}
