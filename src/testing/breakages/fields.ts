import { set } from "./breakage";
import type { Breakage } from "./breakage";

const first = "articles/first/index.md";
const second = "articles/second/index.md";
const release = "releases/v0.2.0/index.md";

/** Mistakes in fields. */
export const fieldBreakages: Breakage[] = [
  set(second, "author", "jon-lnd", 'Did you mean "jon-lund"?'),
  set(
    "planning.json",
    "demo.issue",
    "CRN-9",
    'refers to "CRN-9", which isn\'t in content/demo-project.json. Available: CRN-1, CRN-2',
  ),
  set("plans.json", "plans[0].seats", -5, "is -5, but can't be negative."),
  set("plans.json", "team.people", 0, "is 0. Enter the size of a typical team."),
  set(
    second,
    "imageAlt",
    "cover",
    'uses the file name "cover" as alternative text. Describe what the image shows.',
    true,
  ),
  set(
    second,
    "date",
    "2025-07-01",
    "2025-07-01 is in the future, so this goes live with the first build on that day. If it",
    true,
  ),
  set(
    second,
    "shortTitle",
    "harbour ".repeat(7).trim(),
    "has 55 characters, but at most 52 fit.",
    true,
  ),
  set(
    first,
    "title",
    "first ".repeat(9).trim(),
    'becomes "first first first first first first first first first · Bea…" (62 characters)',
    true,
  ),
  set(
    "demo-project.json",
    "issues[2].points",
    4,
    "is 4, which isn't on the scale. Available: 1, 2, 3.",
  ),
  set(
    first,
    "compares[0].url",
    "http://lantern.example",
    "\"http://lantern.example\" isn't in the right format. Expected: Address of the product's website.",
  ),
  set(
    release,
    "title",
    "A lamp",
    '"A lamp" is already used by content/releases/v0.1.0/index.md. Change one of them.',
  ),
  set(
    "releases/v0.1.0/index.md",
    "image",
    "./picture.jpg",
    'shows "./picture.jpg", which doesn\'t exist. Put the image in the same folder as this file. Did you',
  ),
  set(
    release,
    "imageDark",
    "./night.png",
    'shows "./night.png", which doesn\'t exist. Put the image in the same folder as this file.',
  ),
  set(
    "terms/index.md",
    "updated",
    "2026-01-01",
    "2026-01-01 is in the future. Correct the date.",
    true,
  ),
  set("security.json", "confirmed", "2024-01-31", "is more than a year old (2024-01-31).", true),
  set(
    "footer.json",
    "columns[0].links[0].to",
    "/compny",
    'links to "/compny", which doesn\'t exist. Did you mean "/company"?',
  ),
  set("plans.json", "plans[1].monthly", "8", "must be a whole number"),
  set(
    "roadmap.json",
    "stages[0].items[0].release",
    "0.3.0",
    'refers to "0.3.0", which doesn\'t exist. Available: 0.1.0, 0.2.0.',
  ),
];
