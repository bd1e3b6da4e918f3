import { samples } from "../../site/samples";
import { error, set, text } from "./breakage";
import type { Breakage } from "./breakage";

const first = "articles/first/index.md";
const release = "releases/v0.2.0/index.md";
const privacy = "privacy/index.md";

/** Mistakes in words, characters and dates. */
export const wordBreakages: Breakage[] = [
  // Unfinished, or from `npm run new`.
  text(
    samples.article.opening,
    'still contains the placeholder "Start by saying what readers get out of this',
  ),
  text(
    `## ${samples.article.heading}`,
    `still contains the placeholder "${samples.article.heading}".`,
  ),
  text(
    `- **${samples.release.lead}** Words.`,
    'still contains the placeholder "A bold beginning.". Replace it.',
    { file: release },
  ),
  text(
    `- **A ladder.** ${samples.release.text}`,
    'still contains the placeholder "What changed, in a sentence or two.". Replace it.',
    { file: release },
  ),
  // Invisible characters.
  text("A wo\u200bbbly word.", 'contains an invisible character (U+200B) after "wo". Delete it.'),
  text(
    "A \u202Eturned\u202C word.",
    "contains an invisible character (U+202E) at the start of a word. Delete it.",
  ),
  text("A joi\u200dned word.", 'contains an invisible character (U+200D) after "joi". Delete it.'),
  text(
    "A l\u0430mp of two alphabets.",
    'contains a character that looks like another (U+0430) after "l". Retype it.',
  ),
  text(
    "A question\u037e no.",
    'contains a character that looks like another (U+037E) after "question". Retype it.',
  ),
  text(
    "```text\nma\u2066rk\n```",
    'contains an invisible character (U+2066) after "ma". Delete it.',
    { mark: "ma\u2066rk" },
  ),
  set(
    "company.json",
    "social",
    "So\u200ecial",
    'contains an invisible character (U+200E) after "So". Delete it.',
    true,
  ),
  set(
    "blog.json",
    "minutes",
    "mi\bn",
    'contains an invisible character (U+0008) after "mi". Delete it.',
  ),
  set(
    "blog.json",
    "older",
    "Ol\ud800der",
    'contains an invisible character (U+D800) after "Ol". Delete it.',
  ),
  // HTML in a field.
  set(
    "blog.json",
    "newer",
    "<b>Newer</b>",
    "shows <b> literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "blog.json",
    "pagesLabel",
    "Pages<!-- all -->",
    "shows <!-- literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "not-found.json",
    "button",
    "</script><script>a()</script>",
    "shows </script> literally, because fields are plain text. Remove it.",
    true,
  ),
  set(
    "hero.json",
    "badge.to",
    "javascript:a()",
    '"javascript:a()" isn\'t in the right format. Expected: Where the link leads: a page on',
  ),
  // Quotation marks around a title.
  // Dates.
  set(first, "date", "0206-01-01", "is more than 20 years ago.", true),
  set(privacy, "updated", "1999-01-01", "Correct the year.", true),
  // Markdown that doesn't work.
  text("##After the night", "isn't a heading: put a normal space after the ##."),
  text(
    "- One\n - Two",
    "is indented 1 space, which isn't where an item starts. To nest it, line it up with the text of",
    { mark: " - Two" },
  ),
  text(
    "1. Three\n  - Four",
    "is indented 2 spaces, which isn't where an item starts. To nest it, line it up with the text",
    { mark: "  - Four" },
  ),
  text(
    "```typscript\nrun();\n```",
    'marks code as "typscript", which can\'t be highlighted. Check the spelling.',
  ),
  // Addresses without a target.
  error(
    "A [mail](mailto:somebody) to nobody.",
    'links to "mailto:somebody", which isn\'t an e-mail address. Write',
  ),
  error(
    "A [site](https:/nowhere) without host.",
    'links to "https:/nowhere", which has no host. Write https://host.example/page.',
  ),
  set(
    "footer.json",
    "columns[0].links[1].to",
    "mailto:mail",
    'links to "mailto:mail", which isn\'t an e-mail address. Write mailto:name@host.example.',
  ),
  set(
    "people/mira-voss.json",
    "order",
    2,
    '"2" is already used by content/people/jon-lund.json. Change one of them.',
  ),
];
