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
    "demo.issues[1].similar[1].points",
    4,
    'names "4", which content/demo-project.json does not have. There are: 1, 2, 3.',
  ),
  set("plans.json", "plans[0].seats", -5, "is -5. Nothing here can be below 0."),
  set("plans.json", "team.people", 0, "is 0. Write how many people a usual team has."),
  set(second, "imageAlt", "cover", 'describes cover.png by its name, "cover".'),
  set(
    second,
    "date",
    "2025-07-01",
    "2025-07-01 is in the future: it appears with the first build on that day. If it is not finished, set draft: true.",
    true,
  ),
  set(second, "category", "TODO", "says TODO. Finish it, or set draft: true."),
  set(second, "shortTitle", "harbour ".repeat(7).trim(), "has 55 characters, may have 52."),
  set(
    first,
    "title",
    "first ".repeat(9).trim(),
    "62 characters; 60 fit, of which 51 are yours. Shorten it, or add a shortTitle.",
  ),
  set(
    "demo-project.json",
    "issues[2].points",
    4,
    "is 4, which scale does not have. There are: 1, 2, 3.",
  ),
  set(first, "compares[0].url", "http://lantern.example", "does not have the right form."),
  set(release, "title", "A lamp", '"A lamp" is taken by content/releases/v0.1.0'),
  set(
    "releases/v0.1.0/index.md",
    "image",
    "./picture.jpg",
    'points at ./picture.jpg, which is not there. Put the file beside this one. Did you mean "picture.png"?',
  ),
  set(release, "imageDark", "./night.png", "points at ./night.png, which is not there."),
  set(
    "terms/index.md",
    "updated",
    "2026-01-01",
    "2026-01-01 is in the future. Correct the date.",
    true,
  ),
  set("comparison.json", "checked", "2024-05-31", "was 2024-05-31, more than a year ago.", true),
  set(
    "comparison.json",
    "rows[0].cells[1].read",
    "2024-05",
    "was 2024-05, more than a year ago.",
    true,
  ),
  set(
    "comparison.json",
    "rows[0].cells[1].dated",
    "2024-13",
    '"2024-13" does not have the right form. Month that the page bears',
  ),
  set("security.json", "confirmed", "2024-01-31", "was 2024-01-31, more than a year ago.", true),
  set(
    "footer.json",
    "columns[0].links[0].to",
    "/compny",
    '"/compny", which is no page of this site. Did you mean "/company"?',
  ),
  set(
    "search.json",
    "loading",
    "Waiting",
    'is "Waiting", not "Looking", which specification.json fixes.',
  ),
  set("specification.json", "facts[1].file", "terms.md", "names terms.md, which is not there."),
  set("plans.json", "plans[1].monthly", "8", "must be a whole number"),
  set(
    "roadmap.json",
    "stages[0].items[0].release",
    "0.3.0",
    'names "0.3.0", which does not exist. There are: 0.1.0, 0.2.0.',
  ),
];
