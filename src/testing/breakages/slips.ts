import type { Breakage } from "./breakage";
import { set, text } from "./breakage";

/** A paragraph whose words are wrong in a way that stops no build. */
const words = (block: string, says: string, mark?: string, file?: string): Breakage =>
  text(block, says, { mark, file, isWarning: true });
const inPrivacy = (line: string, says: string) => words(line, says, line, "privacy/index.md");

const alt = (words: string) => `![${words}](./cover.png#wide)`;

/** Mistakes in the words of fields and texts. */
export const slipBreakages: Breakage[] = [
  // Slips.
  inPrivacy("Two stops here.. And on.", 'has "..". Keep one of the two signs.'),
  inPrivacy("Two commas, here,, and on.", 'has ",,". Keep'),
  inPrivacy("A blank , and on.", 'has a blank before a sign: "blank ,". Take it out.'),
  inPrivacy("It is free.Start now.", 'has no blank behind a sign: "free.Start". Add one.'),
  inPrivacy("One alone,marks it.", 'has no blank behind a sign: "alone,marks".'),
  inPrivacy("It is free!!!", 'has "!!!". One of them is enough.'),
  words(
    "A lamp (the old one is lit.",
    'opens a bracket that never ends: "(the old one". Close it.',
  ),
  words('A “lamp" is lit.', 'opens with “ and closes with ": “lamp". Write ”.'),
  inPrivacy("A “lamp is lit.", 'opens a quotation that never ends: "“lamp is lit.". Add ”.'),
  inPrivacy("Lit by night -- always.", 'has two hyphens for a dash: "t -- a". Write –.'),
  inPrivacy("Keepers light there own lamp.", 'says "there" for their. Correct it.'),
  inPrivacy("Your logged in.", 'says "Your" for you’re. Correct it.'),
  inPrivacy("Words of the the lamp.", 'says "the the". Write it once.'),
  words("Words at the end of\nOf a line.", 'says "of Of". Write it once.'),
  words("Words before a\nhour begins.", 'says "a hour". Write an hour.'),
  inPrivacy("A lamp of **an** hour, and a **hour**.", 'says "a hour". Write an hour.'),
  inPrivacy("A open lamp.", 'says "A open". Write An open.'),
  inPrivacy("Built as a API of lamps.", 'says "a API". Write an API.'),
  inPrivacy("Light for an user.", 'says "an user". Write a user.'),
  inPrivacy("Light for an lamp.", 'says "an lamp". Write a lamp.'),
  inPrivacy("An URL of lamps.", 'says "An URL". Write A URL.'),
  inPrivacy("More then ten lamps.", 'says "More then". Write than.'),
  inPrivacy("Afraid to loose the lamp.", 'says "to loose". Write to lose.'),
  inPrivacy("They should of asked the keeper.", 'says "should of". Write have for of.'),
  inPrivacy("Their is no lamp.", 'says "Their is". Write there for their.'),
  inPrivacy("This lamp is your’s.", 'says "your’s". Take ’ out.'),
  inPrivacy("The lamp was is lit.", 'has two verbs: "was is". Keep one.'),
  inPrivacy("Login to the pier.", 'says "Login to". As a verb these are two words'),
  inPrivacy("Keepers have to login first.", 'says "to login". As a verb'),
  inPrivacy("Certainly! Here is a lamp.", 'has an answer of an assistant: "Certainly! Here".'),
  inPrivacy("It´s lit.", 'has ´ for an apostrophe in "t´s". Write ’.'),
  words("The lamp is on Github.", 'says "Github". Write GitHub.'),
  words("The lamp is in Java Script.", 'says "Java Script". Write JavaScript.'),
  words("A light-\nhouse.", 'parts "light-house" at a line\'s end', "A light-"),
  words("A lamp[a] is lit.", "has [a], the mark of a comment. Take it out, and the comment."),
  words("[24.11.26, 10:14:07] Mira: lit.", "has the time of a chat: [24.11.26, 10:14:07]."),
  inPrivacy("Its never dark.", 'says "Its never". Write It’s never.'),
  inPrivacy("A keeper whose been there.", 'says "whose been". Write who’s been.'),
  words("By [Mira: which lamp?] here.", "shows a note in brackets: [Mira: which lamp?]. Take it"),
  inPrivacy("By ten lamps (ask Mira).", "shows a note to a colleague: (ask Mira). Do what it says"),
  inPrivacy("By ten lamps (source?).", "shows a note to a colleague: (source?)."),
  inPrivacy(
    "One lamp is lit. The other one is not",
    'no full stop at its end, behind "one is not".',
  ),
  inPrivacy("One lamp is lit. the other is not.", 'begins a sentence with a small letter: "the".'),
  inPrivacy("A lamp by night, and the", 'stops in the middle, behind "the". Finish the sentence.'),
  inPrivacy("From 6~8 to 9~10.", "has ~ between numbers, which strikes text out: 6~8. Write –."),
  inPrivacy("Lit on June 31, 2024.", 'says "June 31, 2024". No June has a day 31.'),
  inPrivacy("Lit on Friday, May 6, 2026.", 'says "Friday, May 6, 2026", which is a Wednesday.'),
  words("Lit on Wednesday, May 6, 2026, and June 30, 2024; but February 29, 2023.", "a day 29."),
  inPrivacy("© 2020–2024 Lamp Ltd", 'says "© 2020–2024". It is 2025 now.'),
  text(
    "The keeper lights the lamp each evening.\n\nThe keeper lights the lamp each evening. ",
    "stands in this text twice.",
    {
      mark: "evening. ",
      isWarning: true,
    },
  ),
  words("A blank after `code` .", 'has a blank before a sign: " .". Take it out.'),
  set("contact.json", "heading", "A heading..", 'has "..". Keep one of the two signs.', true),
  // Descriptions of images.
  words(alt("An image of a quay"), 'describes an image as "An image of", which screen readers say'),
  words(alt("Screenshot"), 'describes an image as "Screenshot", which says nothing about it.'),
  words(alt("alt text here"), "Say what it shows."),
  words(alt("q".repeat(201)), "describes an image with 201 characters."),
  words('![The old quay](./cover.png "The old quay.")', "describes an image by its caption, which"),
  set(
    "people/mira-voss.json",
    "imageAlt",
    "Picture of Mira Voss",
    'describes an image as "Picture of"',
    true,
  ),
  // Facts of other files.
  words(
    "Made by Beacon’s keepers.",
    'repeats "Beacon" of content/product.json. Write {product.name}',
  ),
  words("See [it](https://beacon.example/blog).", "Write {product.siteUrl}, which follows it."),
  words("The app at https://app.beacon.example.", "Write {product.appUrl}, which follows it."),
  words("Mail to mail@beacon.example or so.", "Write {product.email}, which follows it."),
  words("Talk on https://chat.beacon.example.", "Write {product.chatUrl}, which follows it."),
  inPrivacy(
    "{product.name} is €9.",
    'says "€9", which is the price of no plan in content/plans.json.',
  ),
  inPrivacy("{product.name} is nine pounds.", "has its prices in EUR. Correct it."),
  inPrivacy("{product.name} is 9 EUR.", 'says "9 EUR", which is the price of no plan'),
  // Links.
  words("See [the changelog](/pricing).", 'a link "the changelog" to "/pricing", which is another'),
  words("See [YouTube](https://github.com/lamp).", "which is another one. Correct one of the two."),
  set(
    "people/jon-lund.json",
    "linkedin",
    "https://www.youtube.com/@jon-lund",
    'has a link "linkedin" to "https://www.youtube.com/@jon-lund", which is another one.',
    true,
  ),
  // Names.
  words("Mail to help@beacon.example or so.", "but our address is mail@beacon.example. Write"),
  words("Mail to mail@becaon.example or so.", "names mail@becaon.example, but our address is"),
  words("Ask the BeaconPM team.", 'says "BeaconPM". Write Beacon.'),
  set(
    "people/jon-lund.json",
    "imageAlt",
    "Portrait of John Lund",
    "describes a portrait without the name, Jon Lund. Say who it is.",
    true,
  ),
  // Promises.
  inPrivacy("A lock is on the roadmap for H1 2024.", 'says "roadmap for H1 2024", which is past.'),
  inPrivacy("A foghorn is planned for Q1 2025.", 'says "planned for Q1 2025", which is past.'),
  inPrivacy("A bell ships in April 2025.", 'says "ships in April 2025", which is past.'),
  inPrivacy("A buoy will be out at sea in early 2025.", 'sea in early 2025", which is past.'),
  inPrivacy(
    "The pier opens by the end of 2024.",
    'says "opens by the end of 2024", which is past.',
  ),
  inPrivacy("A siren is coming next week.", 'says "coming next week", which is true of one day'),
  inPrivacy("Our latest lamp is v0.1.0.", 'says "latest lamp is v0.1.0", but 0.2.0 is newer.'),
  inPrivacy("The 0.1.0, our newest, is lit.", 'says "0.1.0, our newest", but 0.2.0 is newer.'),
  set(
    "roadmap.json",
    "stages[0].tag",
    "Q5 2025",
    '"Q5 2025" does not have the right form. When: H2 2025',
  ),
];
