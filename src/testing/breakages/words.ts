import { samples } from "../../node/content/samples";
import { set, text } from "./breakage";
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
  set("contact.json", "community.link", "TBD", "says TBD."),
  // Signs that nobody sees.
  text("A wo\u200bbbly word.", 'an invisible sign (U+200B) behind "wo". Delete it'),
  text("A \u202Eturned\u202C word.", "sign (U+202E) at the beginning of a word."),
  text("A joi\u200dned word.", "sign (U+200D)"),
  text("## A soft\u00adly lit pier", 'invisible sign (U+00AD) behind "soft"'),
  text("A l\u0430mp of two alphabets.", 'has a sign that looks like another (U+0430) behind "l"'),
  text("A question\u037e no.", "sign that looks like another (U+037E)"),
  text("```text\nma\u2066rk\n```", "sign (U+2066)", { mark: "ma\u2066rk" }),
  set("company.json", "social", "So\u200ecial", "sign (U+200E)"),
  set("blog.json", "minutes", "mi\bn", 'sign (U+0008) behind "mi"'),
  set("blog.json", "older", "Ol\ud800der", "sign (U+D800)"),
  // HTML in a field.
  set("blog.json", "newer", "<b>Newer</b>", "has <b>, which readers would see"),
  set("blog.json", "pagesLabel", "Pages<!-- all -->", "has <!--, which readers"),
  set(
    "not-found.json",
    "button",
    "</script><script>a()</script>",
    "has </script>, which readers would see as it is.",
  ),
  set("hero.json", "badge.to", "javascript:a()", "does not have the right form."),
  // Quotation marks around a title.
  set(privacy, "meta.title", "“Privacy”", "between quotation marks"),
  set("changelog.json", "heading", "'Changes'", "between quotation marks"),
  // Dates.
  set(first, "date", "0206-01-01", "is more than 20 years ago."),
  set(privacy, "updated", "1999-01-01", "Correct the year."),
  // Markdown that is none.
  text("##After the night", "is no heading to Markdown"),
  text("- One\n - Two", "is moved in by 1, which makes no list", { mark: " - Two" }),
  text("1. Three\n  - Four", "Move it in by 3 blanks, or by none.", { mark: "  - Four" }),
  text("```typscript\nrun();\n```", "names typscript, which the highlighter", { isWarning: true }),
  // Addresses of nobody.
  text("A [mail](mailto:somebody) to nobody.", '"mailto:somebody", which is no e-mail address.'),
  text("A [site](https:/nowhere) without host.", '"https:/nowhere", which names no site.'),
  set("footer.json", "columns[0].links[1].to", "mailto:mail", "no e-mail"),
  set("people/mira-voss.json", "order", 2, '"2" is taken by'),
];
