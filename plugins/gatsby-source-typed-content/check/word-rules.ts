/** Rules about words, in fields and in long texts. */
import { isDraft } from "../reader/entry";
import { warning } from "../reader/problem";
import type { Report } from "../reader/problem";
import { clip, quote } from "../reader/quote";
import type { Content } from "./rule";
import { valuesOf } from "./walk";
import { fieldTexts, isForReaders, reportAt } from "./words/passages";
import type { Passage } from "./words/passages";

/** All texts and all lines of long ones, as they are in files: a value that other files repeat is there once. */
const everything = ({ written, schema }: Content): Passage[] => [
  ...fieldTexts(valuesOf(written, schema)),
  ...written.flatMap((entry) =>
    entry.body
      .split("\n")
      .map((text, index) => ({ entry, at: ["text"], line: entry.bodyLine + index, text })),
  ),
];

/** A field that waits for its author: "TODO: write the bio", an address that ends with /TODO. */
const unfinished = /\bTODO\b/;

/** Outside of drafts, every field is written. */
export function nothingToDo({ written, schema }: Content, report: Report): void {
  for (const { entry, text, at } of fieldTexts(valuesOf(written, schema))) {
    if (isDraft(entry) || !unfinished.test(text)) continue;
    const message = `still contains TODO: ${quote(text)}. Write what belongs there, or "to-do" for the word.`;
    report(entry, at, message);
  }
}

/** Characters that aren't allowed in XML. A single one makes a feed unreadable. https://www.w3.org/TR/xml/#charsets */
const notXml = /(?![\t\n\u007f-\u009f])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

/**
 * Invisible characters, which can reverse the reading direction or hide words from the search. Soft hyphens, the parts of
 * flags, and joiners in emoji and in scripts that need them are fine.
 */
const invisible =
  /(?![\t\n\u00ad\u{e0020}-\u{e007f}]|(?<=[^\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u;

/** Characters that look like others or come from a wrong encoding: Cyrillic next to Latin, the ligature ﬁ, â€ for a quote. */
const disguised =
  /â€|Ã[\u0080-\u009f\u00a1-\u00ba]|Â[\u00a0-\u00bf]|(?<=\p{Script=Latin})\p{Script=Cyrillic}|\p{Script=Cyrillic}(?=\p{Script=Latin})|[\u037e\ufb00-\ufb06]/u;

const suspiciousIn = (text: string) => invisible.exec(text) ?? disguised.exec(text);

/** Warns of characters that are invisible or not what they look like. Those that break feeds are errors. */
export function charactersAreVisible(content: Content, report: Report): void {
  for (const passage of everything(content)) {
    const { text } = passage;
    const match = suspiciousIn(text);
    if (!match) continue;
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    const before = text.slice(0, match.index).split(/\s/).at(-1)?.slice(-20) ?? "";
    const place = before ? `after "${before}"` : "at the start of a word";
    const what = invisible.test(match[0])
      ? `an invisible character (U+${code}) ${place}. Delete it`
      : `a character that looks like another (U+${code}) ${place}. Retype it`;
    const more = notXml.test(match[0]) ? {} : warning;
    reportAt(report, passage, match.index, `contains ${what}.`, more);
  }
}

/**
 * How secret keys start: those of GitHub
 * (https://github.blog/engineering/behind-githubs-new-authentication-token-formats/), GitLab, AWS, Google, Slack, Stripe and AI services, as documented by each, and private keys (RFC 7468).
 */
const secret =
  /\b(?:gh[oprsu]_|github_pat_|glpat-|AKIA|AIza|xox[a-z]-|[rs]k_live_|sk-)(?=[\w-]{16})|-----BEGIN [A-Z ]*PRIVATE KEY/;

/** Warns of a key to somebody's account, without printing it. */
export function noSecrets(content: Content, report: Report): void {
  for (const passage of everything(content)) {
    const [found] = secret.exec(passage.text) ?? [];
    const message = `contains a secret key (${found}…). Revoke it, because it stays in the repository's history, and show a made-up one instead.`;
    if (found) reportAt(report, passage, 0, message);
  }
}

const tag = /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>|!--)/i;

/** Markdown and HTML syntax, and addresses. */
const markup =
  /\*\*(?=\S)|~~|`|\]\(|\[\[|^#+ |&(?:#x?[\da-f]+|[a-z]{2,8}\d?);|https?:\/\/\S+\.\S+/i;

/** Warns of tags, Markdown and addresses in fields, which are plain text. */
export function fieldsArePlain(content: Content, report: Report): void {
  for (const { entry, text, field, at } of content.fieldTexts) {
    const [found] = (tag.exec(text) ?? (isForReaders(field) && markup.exec(text))) || [];
    if (!found) continue;
    const message = `shows ${clip(found)} literally, because fields are plain text. Remove it.`;
    report(entry, at, message, warning);
  }
}
