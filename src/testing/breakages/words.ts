import { samples } from "../../node/content/samples";
import { replaced, text } from "./breakage";
import type { Breakage } from "./breakage";

const first = "articles/first/index.md";
const release = "releases/v0.2.0/index.md";
const privacy = "privacy/index.md";

/** Mistakes in words, signs and dates. */
export const wordBreakages: Breakage[] = [
  // Unfinished, or from `npm run new`.
  text("FIXME: an end.", "says FIXME. Finish it, or set draft: true."),
  text("A date TBD here.", "says TBD."),
  text("A date tbd here.", "says tbd."),
  text("A day XXX here.", "says XXX."),
  text("A lamp for $X alone.", "says $X."),
  text("A date to be confirmed.", "says to be confirmed."),
  text("Here since 20XX alone.", "says 20XX."),
  text("It takes ??? hours.", "says ???."),
  text("By [Insert name] alone.", "says [Insert name]."),
  text("More in a book [link].", "says [link]."),
  text("Your text goes here.", "says Your text goes here."),
  text("Lorem ipsum dolor.", "says Lorem ipsum."),
  text(samples.article.opening, "as a new file does. Finish it, or set draft: true."),
  text(`## ${samples.article.heading}`, `says "${samples.article.heading}", as a new file does.`),
  text(`- **${samples.release.lead}** Words.`, 'says "A bold beginning."', { file: release }),
  text(`- **A ladder.** ${samples.release.text}`, 'says "What changed,', { file: release }),
  replaced("contact.json", ['"link": "Link"', '"link": "TBD"'], "community.link", "says TBD."),
  // Signs that nobody sees.
  text("A wo\u200bbbly word.", 'an invisible sign (U+200B) behind "wo". Delete it'),
  text("A \u202Eturned\u202C word.", "sign (U+202E) at the beginning of a word."),
  text("A joi\u200dned word.", "sign (U+200D)"),
  text("## A soft\u00adly lit pier", 'invisible sign (U+00AD) behind "soft"'),
  text("A l\u0430mp of two alphabets.", 'has a sign that looks like another (U+0430) behind "l"'),
  text("A question\u037e no.", "sign that looks like another (U+037E)"),
  text("```text\nma\u2066rk\n```", "sign (U+2066)", { mark: "ma\u2066rk" }),
  replaced("company.json", ['"Social"', '"So\\u200ecial"'], "social", "sign (U+200E)"),
  replaced("blog.json", ['"min"', '"mi\\bn"'], "minutes", 'sign (U+0008) behind "mi"'),
  replaced("blog.json", ['"Older"', '"Ol\\ud800der"'], "older", "sign (U+D800)"),
  // HTML in a field.
  replaced("blog.json", ['"Newer"', '"<b>Newer</b>"'], "newer", "has <b>, which readers would see"),
  replaced(
    "blog.json",
    ['"Pages"', '"Pages<!-- all -->"'],
    "pagesLabel",
    "has <!--, which readers",
  ),
  replaced(
    "not-found.json",
    ['"Home"', '"</script><script>a()</script>"'],
    "button",
    "has </script>, which readers would see as it is.",
  ),
  replaced(
    "hero.json",
    ['"to": "/changelog"', '"to": "javascript:a()"'],
    "badge.to",
    "does not have the right form.",
  ),
  // Quotation marks around a title.
  replaced(
    privacy,
    ["title: Privacy", "title: “Privacy”"],
    "meta.title",
    "between quotation marks",
  ),
  replaced("changelog.json", ['"Heading"', "\"'Changes'\""], "heading", "between quotation marks"),
  // Dates.
  replaced(first, ["date: 2025-01-10", "date: 0206-01-01"], "date", "is more than 20 years ago."),
  replaced(privacy, ["updated: 2025-01-01", "updated: 1999-01-01"], "updated", "Correct the year."),
  // Markdown that is none.
  text("##After the night", "is no heading to Markdown"),
  text("- One\n - Two", "is moved in by 1, which makes no list", { mark: " - Two" }),
  text("1. Three\n  - Four", "Move it in by 3 blanks, or by none.", { mark: "  - Four" }),
  text("```typscript\nrun();\n```", "names typscript, which the highlighter", { isWarning: true }),
  // Addresses of nobody.
  text("A [mail](mailto:somebody) to nobody.", '"mailto:somebody", which is no e-mail address.'),
  text("A [site](https:/nowhere) without host.", '"https:/nowhere", which names no site.'),
  replaced(
    "footer.json",
    ["mailto:{product.email}", "mailto:mail"],
    "columns[0].links[1].to",
    "no e-mail",
  ),
  replaced("people/mira-voss.json", ['"order": 1', '"order": 2'], "order", '"2" is taken by'),
];
