import {
  afterSet,
  anError,
  fern,
  nursery,
  problemsAfter,
  problemsOf,
  today,
  withDraft,
} from "../fixtures/nursery";
import { readContent } from "../read-content";

it.each([
  ["A [misspelled](/vist) link.", '"/vist", which doesn\'t exist. Did you mean "/visit"?'],
  ["A [wrong](/nowhere-at-all) link.", "which doesn't exist. Correct or remove the link."],
  ["A [named][one] link.\n\n[one]: /vist", 'links to "/vist"', 2],
  ["A page of [ours]({nursery.url}/vist).", "/vist\", which doesn't exist."],
  ["A [script](javascript:alert(1)) to click.", '"javascript:alert(1)", which could run code.'],
  ['<a href=" java\nscript:a()">x</a>', "which could run code"],
  ['<a href="/vist">Visit</a>', 'links to "/vist"'],
  ["A [relative](visit) link.", "isn't an address on this site. Start it with / for a page,"],
  ["To [a host](//shade.example).", "isn't an address on this site."],
  ["A link [](/about) to nothing.", 'links to "/about", but has no text. Write [text](/add'],
  ["To [nothing]().", 'links to "", which isn\'t an address on this site.'],
  ["An [anchor](#where-it-grow) here.", 'doesn\'t exist. Did you mean "where-it-grows"?'],
  ["An [anchor](/about#all) there.", "but that anchor doesn't exist. Available: the-team."],
  ["An [anchor](/visit#all) of code.", "but that anchor doesn't exist. Available: none."],
  ['A <b id="lamp">lamp</b>, and [more of it](#lamp).', '"#lamp", but that anchor doesn\'t exist.'],
  ["A [second\n[misspelled](/vist) link].", '"/vist"', 1],
  ["With ends\r\nof Windows, [dead](/vist).", '"/vist"', 1],
] as [string, string, number?][])(
  "reports a dead link on its line: %s",
  (text, message, below = 0) => {
    expect(problemsOf(text)).toEqual(anError(message, below));
  },
);

it("checks addresses in fields", () => {
  expect(afterSet("home-page.json", "links[0].to", "/abut")).toEqual([
    {
      ...{ file: "content/home-page.json", line: 15, field: "links[0].to" },
      message: 'links to "/abut", which doesn\'t exist. Did you mean "/about"?',
    },
  ]);
});

it.each([
  ["draft: true\ndate: 2025-02-20", "which is a draft. Publish it, or remove the link."],
  ["date: 2025-07-01", "which isn't published until 2025-07-01. Publish this text no earlier"],
])("reports a link to a page that isn't public yet: %j", (by, message) => {
  const problems = problemsAfter((draft) => {
    draft.replace("plants/moss/index.md", "date: 2025-02-20", by);
    draft.append(fern, "[Soon](/plants/moss)");
  });
  expect(problems).toEqual(anError(`links to "/plants/moss", ${message}`));
});

it.each([
  [
    "pages",
    "A [page](/visit), [one](/?from=x#list), [itself](/plants/lady-fern), [old](/contact).",
  ],
  ["slashes at the end", "[A](/visit/), [b](/visit/?from=x), [c](/plants/lady-fern/#prices)."],
  ["escaped characters", "[A](/visi%74), [b](/plants/lady-fern#where-it%2Dgrows)."],
  ["the top of a page", "[Up](#top), [there](/visit#Top)."],
  ["anchors", "[Up](#where-it-grows), [ours](/about#the-team), [of code](/#list), [too](#prices)."],
  ["two headings of one name", "## Where it grows\n\n[The second](#where-it-grows-1)."],
  ["a heading with Markdown", "## The `key`, and *more*\n\n[It](#the-key-and-more)."],
  ["files", "[List](/plants.pdf), ![A logo](/icon.svg), <img src='/icon.svg' alt='A logo'>."],
  ["other sites, mail and phone", "<https://a.example> http://b.c [m](mailto:a@b.c) [t](tel:+1)."],
  ["what is code", "`[a] (/b) [c](/d)`\n\n```sh\n# [x](/y) <script>\n```"],
])("accepts links to %s", (_what, text) => {
  expect(problemsOf(text)).toEqual([]);
});

it("checks parts that a page renders separately", () => {
  const textParts: typeof nursery.textParts = ({ path, body }) =>
    path === fern
      ? body.split(/^(?=- )/m).map((source, index) => ({ source, anchor: `part-${index}` }))
      : undefined;
  const { problems } = withDraft(
    (draft) => draft.append(fern, "- [First](#part-2)\n- [Second](#part-3)"),
    (root) => readContent({ ...nursery, textParts }, root, today),
  );
  expect(problems).toEqual(
    anError('"#part-3", but that anchor doesn\'t exist. Available: where-it-grows, part-0', 1),
  );
});
