import { distance } from "fastest-levenshtein";
import { ofKind } from "../../content/entry";
import type { Entry } from "../../content/entry";
import type { Report } from "../../content/problem";
import { directive, namedType } from "../../schema/schema";
import { escaped } from "../../escaped";
import type { Content } from "../rule";
import { valuesOf } from "../walk";
import { fieldTexts, linesOf, warnAt } from "./passages";
import type { Passage } from "./passages";
import { limitsAreOfPlans, pricesAreOfPlans } from "./plan-facts";

const rules: ((content: Content, texts: Passage[], report: Report) => void)[] = [
  namesAreFilledIn,
  emailsAreOurs,
  pricesAreOfPlans,
  limitsAreOfPlans,
];

/** Fields of `product.json` that other files should not repeat. */
const ofProduct = ["name", "siteUrl", "appUrl", "email", "chatUrl"];

/** Warns of facts of other files that somebody typed where a placeholder belongs, or typed otherwise than they are. */
export function factsAreNamed(content: Content, report: Report): void {
  const files = content.written.filter(({ kind }) => kind && kind.name !== "product");
  const texts = files.flatMap(textsOf);
  for (const rule of rules) rule(content, texts, report);
}

/** The texts and addresses of a file's fields, and the lines below them. */
function textsOf(entry: Entry): Passage[] {
  const fields = fieldTexts(valuesOf([entry])).filter(
    ({ field }) => namedType(field.type) === "String" && !directive(field, "code"),
  );
  return [...fields, ...linesOf(entry)];
}

function namesAreFilledIn({ written }: Content, texts: Passage[], report: Report): void {
  const [product] = ofKind(written, "product");
  for (const name of ofProduct) {
    const fact = product?.data[name];
    if (typeof fact !== "string" || !fact) continue;
    // By itself, not as a part of another name.
    const pattern = RegExp(`(?<![\\p{L}\\p{N}@./-])${escaped(fact)}(?!\\.?[\\p{L}\\p{N}])`, "u");
    for (const passage of texts) {
      const index = passage.text.search(pattern);
      const message = `repeats "${fact}" of content/product.json. Write {product.${name}}, which follows it.`;
      if (index >= 0) warnAt(report, passage, index, message);
    }
  }
}

const mail = /[\w.+-]+@((?:[\w-]+\.)+[a-z]{2,})/gi;
/** How many letters of a host may be wrong: two that changed places. */
const slips = 2;

/** Warns of addresses on our host, or on one that is nearly ours, that `product.json` does not have. */
function emailsAreOurs({ written }: Content, texts: Passage[], report: Report): void {
  const [product] = ofKind(written, "product");
  const email = product?.data.email;
  if (typeof email !== "string") return;
  const ours = email.replace(/^.*@/, "").toLowerCase();
  for (const passage of texts) {
    for (const { 0: found, 1: host = "", index } of passage.text.matchAll(mail)) {
      if (found.toLowerCase() === email.toLowerCase() || distance(host.toLowerCase(), ours) > slips)
        continue;
      const message = `names ${found}, but our address is ${email}. Write {product.email}, which follows it.`;
      warnAt(report, passage, index, message);
    }
  }
}
