import { replaced } from "./breakage";
import type { Breakage } from "./breakage";

const first = "articles/first/index.md";
const second = "articles/second/index.md";

/** Mistakes in fields. */
export const fieldBreakages: Breakage[] = [
  replaced(second, ["author: jon-lund", "author: jon-lnd"], "author", 'Did you mean "jon-lund"?'),
  replaced(
    second,
    ["readTime: 1", "readTime: 20"],
    "readTime",
    "says 20, the text takes about 1 minutes.",
  ),
  replaced(
    "past-issues.json",
    ["Order a stronger lamp", "Polish the Lens"],
    "labels[1].issues[1].titles[0]",
    'stands below "optics", too. Leave it where it belongs.',
  ),
  replaced(
    "past-issues.json",
    ['"prefix": "OLD"', '"prefix": "CRN"'],
    "prefix",
    "is that of demo-project.json, too. Choose another.",
  ),
  replaced(
    "past-issues.json",
    ['"points": 1', '"points": 4'],
    "labels[0].issues[1].points",
    'names "4", which content/demo-project.json does not have. There are: 1, 2, 3.',
  ),
  replaced(
    "plans.json",
    ['"seats": 5', '"seats": -5'],
    "plans[0].seats",
    "is -5. Nothing here can be below 0.",
  ),
  replaced(
    "plans.json",
    ['"people": 8', '"people": 0'],
    "team.people",
    "is 0. Write how many people a usual team has.",
  ),
  replaced(
    second,
    ["imageAlt: A harbour", "imageAlt: cover"],
    "imageAlt",
    'describes cover.png by its name, "cover".',
  ),
  replaced(
    second,
    ["date: 2025-02-20", "date: 2025-07-01"],
    "date",
    "2025-07-01 is in the future: it appears with the first build on that day. If it is not finished, set draft: true.",
    true,
  ),
  replaced(
    second,
    ["category: Light", "category: TODO"],
    "category",
    "says TODO. Finish it, or set draft: true.",
  ),
  replaced(
    second,
    ["shortTitle: A harbour at night", `shortTitle: ${"harbour ".repeat(7).trim()}`],
    "shortTitle",
    "has 55 characters, may have 52.",
  ),
  replaced(
    first,
    ["title: First light", `title: ${"first ".repeat(9).trim()}`],
    "title",
    "62 characters; 60 fit, of which 51 are yours. Shorten it, or add a shortTitle.",
  ),
  replaced(
    "demo-project.json",
    ['"points": 1', '"points": 4'],
    "issues[2].points",
    "is 4, which scale does not have. There are: 1, 2, 3.",
  ),
  replaced(
    first,
    ["  - date: 2025-03-30", "  - date: 2025-02-30"],
    "updates[0].date",
    "must be a date that exists",
  ),
  replaced(
    first,
    ["category: Light", "categorie: Sea\ncategory: Light"],
    "categorie",
    "is not a known field.",
  ),
  replaced(
    first,
    ["url: https://lantern.example", "url: http://lantern.example"],
    "compares[0].url",
    "does not have the right form.",
  ),
  replaced(
    "releases/v0.2.0/index.md",
    ["title: A lens", "title: A lamp"],
    "title",
    '"A lamp" is taken by content/releases/v0.1.0',
  ),
  replaced(
    "releases/v0.1.0/index.md",
    ["image: ./picture.png", "image: ./lamp.png"],
    "image",
    "points at ./lamp.png, which is not there.",
  ),
  replaced(
    "releases/v0.2.0/index.md",
    ["imageDark: ./picture-dark.png", "imageDark: ./night.png"],
    "imageDark",
    "points at ./night.png, which is not there.",
  ),
  replaced(
    "terms/index.md",
    ["updated: 2025-01-01", "updated: 2026-01-01"],
    "updated",
    "2026-01-01 is in the future. Correct the date.",
    true,
  ),
  replaced(
    "comparison.json",
    ['"checked": "2025-01-31"', '"checked": "2024-05-31"'],
    "checked",
    "was 2024-05-31, more than a year ago.",
    true,
  ),
  replaced(
    "comparison.json",
    ['"read": "2025-01"', '"read": "2024-05"'],
    "rows[0].cells[1].read",
    "was 2024-05, more than a year ago.",
    true,
  ),
  replaced(
    "comparison.json",
    ['"dated": "2024-12"', '"dated": "2024-13"'],
    "rows[0].cells[1].dated",
    '"2024-13" does not have the right form. Month that the page bears',
  ),
  replaced(
    "security.json",
    ["2025-01-31", "2024-01-31"],
    "confirmed",
    "was 2024-01-31, more than a year ago.",
    true,
  ),
  replaced(
    "footer.json",
    ['"to": "/company"', '"to": "/compny"'],
    "columns[0].links[0].to",
    '"/compny", which is no page of this site. Did you mean "/company"?',
  ),
  replaced(
    "plans.json",
    ['"billedYearly": 84', '"billedYearly": 96'],
    "plans[1].billedYearly",
    "is 96, but 12 × 7 is 84.",
  ),
  replaced(
    "search.json",
    ['"loading": "Looking"', '"loading": "Waiting"'],
    "loading",
    'is "Waiting", not "Looking", which specification.json fixes.',
  ),
  replaced(
    "specification.json",
    ['"terms/index.md"', '"terms.md"'],
    "facts[1].file",
    "names terms.md, which is not there.",
  ),
  replaced(
    "plans.json",
    ['"monthly": 8', '"monthly": "8"'],
    "plans[1].monthly",
    "must be a whole number",
  ),
  replaced(
    "roadmap.json",
    ['"release": "0.2.0"', '"release": "0.3.0"'],
    "stages[0].items[0].release",
    'names "0.3.0", which does not exist. There are: 0.1.0, 0.2.0.',
  ),
];
