/** Rules about words, in fields and in long texts. */
import { isDraft } from "../content/entry";
import type { Report } from "../content/problem";
import { sampleSentences } from "../content/samples";
import type { Content } from "./rule";
import type { LongText } from "./text/long-text";
import { isForReaders, linesOf, reportAt } from "./words/passages";
import type { Passage } from "./words/passages";

/** Outside of code. */
const inTexts = (texts: LongText[]): Passage[] =>
  texts.flatMap(({ entry, words }) =>
    words.map(({ line, text }) => ({ entry, text, at: ["text"], line })),
  );

/** All texts, and all lines of long ones. */
const everything = ({ fieldTexts, texts }: Content): Passage[] => [
  ...fieldTexts,
  ...texts.flatMap(({ entry }) => linesOf(entry)),
];

const marks =
  /\b(?:TODO|FIXME|TBD|TBA|tbd|tba|WIP|X{2,}|(?:19|20)XX|[Ll]orem ipsum|LOREM IPSUM|[Yy]our \w+ goes here|to be (?:confirmed|determined))\b|\$X\b|\?{3}|\[(?:[Ii]nsert [^\]]*|link)\]/;

/** Only drafts may say that they are unfinished, or what `npm run new` wrote. */
export function nothingToDo({ fieldTexts, texts }: Content, report: Report): void {
  for (const passage of [...fieldTexts, ...inTexts(texts)]) {
    const { entry, text } = passage;
    if (isDraft(entry)) continue;
    const found = marks.exec(text)?.[0] ?? sampleSentences.find((sample) => text.includes(sample));
    if (found === undefined) continue;
    const said = marks.test(found) ? found : `"${found}", as a new file does`;
    const way = entry.kind?.canWait ? "Finish it, or set draft: true." : "Finish it.";
    reportAt(report, passage, 0, `says ${said}. ${way}`);
  }
}

/**
 * Signs that nobody sees, and that turn the reading direction around or hide words from the search. Not what flags are
 * made of, and joiners in emoji and in scripts that have them.
 */
const invisible =
  /(?![\t\n\u{e0020}-\u{e007f}]|(?<=[^\p{Script=Latin}\p{N}\p{P}\s])[\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\ufffd-\uffff]/u;

/** Signs that look like others: Cyrillic letters beside Latin ones, the Greek question mark, fi as one sign. */
const disguised =
  /(?<=\p{Script=Latin})\p{Script=Cyrillic}|\p{Script=Cyrillic}(?=\p{Script=Latin})|[\u037e\ufb00-\ufb06]/u;

const signIn = (text: string) => invisible.exec(text) ?? disguised.exec(text);

/** Every sign of a text can be seen, and is what it looks like. */
export function signsAreSeen(content: Content, report: Report): void {
  const all = everything(content);
  const facts = all.filter(({ entry, text }) => entry.kind?.name === "product" && signIn(text));
  for (const passage of all) {
    const { entry, text } = passage;
    // Other files name what product.json says: it is reported there.
    const isNamed =
      entry.kind?.name !== "product" && facts.some((fact) => text.includes(fact.text));
    const match = isNamed ? undefined : signIn(text);
    if (!match) continue;
    const code = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    const before = text.slice(0, match.index).split(/\s/).at(-1)?.slice(-20) ?? "";
    const place = before ? `behind "${before}"` : "at the beginning of a word";
    const what = invisible.test(match[0]) ? "an invisible sign" : "a sign that looks like another";
    const message = `has ${what} (U+${code}) ${place}. Delete it, or write the word anew.`;
    reportAt(report, passage, 0, message);
  }
}

/**
 * How secret keys begin: of GitHub (https://github.blog/engineering/behind-githubs-new-authentication-token-formats/), GitLab,
 * AWS, Google, Slack, Stripe and AI services, as their makers write them, and private keys (RFC 7468).
 */
const secret =
  /\b(?:gh[oprsu]_|github_pat_|glpat-|AKIA|AIza|xox[a-z]-|[rs]k_live_|sk-)(?=[\w-]{16})|-----BEGIN [A-Z ]*PRIVATE KEY/;

/** No key to somebody's account is published, nor printed by this check. */
export function noSecrets(content: Content, report: Report): void {
  for (const passage of everything(content)) {
    const [found] = secret.exec(passage.text) ?? [];
    const message = `shows a secret key, ${found}… Write an invented one. Withdraw the real one: the repository keeps it for ever.`;
    if (found) reportAt(report, passage, 0, message);
  }
}

const tag = /<(?:\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?|!--)>?/i;

/** Signs of Markdown and HTML, and addresses. */
const markup = /\*\*|~~|`|\]\(|\[\[|^#+ |&(?:#x?[\da-f]+|[a-z]{2,8}\d?);|https?:\/\/\S+\.\S+/i;

/** Fields are plain text: readers would see tags, signs and addresses as they are written. */
export function fieldsArePlain({ fieldTexts }: Content, report: Report): void {
  for (const { entry, text, field, at } of fieldTexts) {
    const inTag = tag.exec(text)?.[0];
    const isTag = inTag?.endsWith(">") || inTag === "<!--";
    const found = isTag ? inTag : isForReaders(field) && markup.exec(text)?.[0];
    if (found) report(entry, at, `has ${found}, which readers would see as it is. Take it out.`);
  }
}

const quoted = /^["“”„«‘'][^"“”„«»‘]*["“”»’']$/;

/** Word processors put quotation marks around a title, which readers would see. */
export function titlesAreBare({ fieldTexts }: Content, report: Report): void {
  for (const { entry, text, field, at } of fieldTexts) {
    if (/title|heading$/i.test(field.name.value) && quoted.test(text.trim()))
      report(entry, at, `stands between quotation marks: ${text}. Take them out.`);
  }
}
