import { aWarning, afterSet, anError, containing, problemsAfter } from "../../testing/nursery";
import { fern, problemsOf } from "../../testing/nursery";

it.each([
  ["A [misspelled](/vist) link.", '"/vist", which doesn\'t exist. Did you mean "/visit"?'],
  ["A [wrong](/nowhere-at-all) link.", "which doesn't exist. Correct or remove the link."],
  ["A page of [ours]({nursery.url}/vist).", 'links to "/vist", which doesn\'t exist.'],
  ["A [script](javascript:alert(1)) to click.", '"javascript:alert(1)", which could run code.'],
  ["A [page](data:text/html,x) in the link.", '"data:text/html,x", which could run code.'],
  ['<a href=" java\nscript:a()">x</a>', "which could run code"],
  ['<a href="/vist">Visit</a>', 'links to "/vist"'],
  ["A [relative](visit) link.", "isn't an address on this site. Start it with /, or with https://"],
  ["A link [](/about) to nothing.", 'has a link to "/about" without text.'],
  ["A [mail](mailto:somebody) to nobody.", '"mailto:somebody", which isn\'t an e-mail address.'],
  ["A [site](https:/nowhere).", '"https:/nowhere", which has no host.'],
  ["To [a mail](ada@shade.example).", "Write mailto:ada@shade.example."],
  ["To [a host](//shade.example).", "Write https://shade.example."],
  ["An [anchor](#where-it-grow) here.", 'doesn\'t exist. Did you mean "where-it-grows"?'],
  [
    "An [anchor](/about#all) there.",
    '"/about#all", but that anchor doesn\'t exist. Available: the-',
  ],
  ["An [anchor](/visit#all) of code.", "but that anchor doesn't exist. Available: none."],
  ['A <b id="lamp">lamp</b>, and [more of it](#lamp).', '"#lamp", but that anchor doesn\'t exist.'],
  ["A [file](../moss/index.md).", "Link to the page, not its file, like /blog/our-plan."],
])("an error: %s", (text, says) => {
  expect(problemsOf(text)).toEqual(anError(says));
});

it.each([
  ["An [open](http://shade.example) link.", "which isn't encrypted. Write https://, or find"],
  ["See [it](https://a.org/?b=c&utm_source=d).", "which contains tracking parameters."],
  ["A [moved](/contact) page.", '"/contact", which has moved. Link to /visit instead.'],
  ["On [my desk](http://localhost:8000/a).", "which only exists on your own computer."],
  ["A [program](zoom:1).", '"zoom:1", which the page leaves out. Start links with https:'],
  ["[https://a.example/b](https://a.example/c)", 'but links to "https://a.example/c". Correct'],
  ["[ada@a.example](mailto:adam@a.example)", 'shows "ada@a.example", but links to "mailto:adam'],
])("a warning: %s", (text, says) => {
  expect(problemsOf(text)).toEqual(aWarning(says));
});

it("the line is that of the link", () => {
  expect(problemsOf("A [second\n[misspelled](/vist) link].")).toEqual(anError('"/vist"', 1));
  const problems = problemsOf("With ends\r\nof Windows, [dead](/vist).");
  expect(problems).toEqual(anError('"/vist"', 1));
});

it("a link that's there again doesn't repeat its error", () => {
  expect(problemsOf("A [dead](/vist) link.\n\nThe [same](/vist)\nand [again](/vist).")).toEqual(
    anError('Did you mean "/visit"? The same link is on lines 19, 20.'),
  );
  const problems = problemsAfter((draft) => {
    draft.set("home-page.json", "links[0].to", "/vist");
    draft.set("home-page.json", "links[1].to", "/vist");
    draft.set("home-page.json", "more", { text: "More", to: "/" });
  });
  expect(problems).toMatchObject([
    { field: "links[0].to", line: 15, message: containing("The same link is on line 19.") },
  ]);
});

it.each([
  ["/abut", 'links to "/abut", which doesn\'t exist. Did you mean "/about"?'],
  ["mailto:ada", 'links to "mailto:ada", which isn\'t an e-mail address.'],
])("a field with an address is checked like a text: %s", (to, says) => {
  const place = { file: "content/home-page.json", line: 15, field: "links[0].to" };
  expect(afterSet("home-page.json", "links[0].to", to)).toEqual([
    { ...place, message: containing(says) },
  ]);
});

describe("a link to what isn't public", () => {
  const moss = "plants/moss/index.md";
  const linked = (find: string, by: string) =>
    problemsAfter((draft) => {
      draft.replace(moss, find, by);
      draft.append(fern, "[Soon](/plants/moss), [never](/vist)");
    });

  it("is an error", () => {
    expect(linked("date:", "draft: true\ndate:")).toEqual([
      ...anError('links to "/plants/moss", which is a draft.'),
      ...anError("/vist"),
    ]);
    expect(linked("2025-02-20", "2025-07-01")).toMatchObject([
      ...anError('"/plants/moss", which isn\'t published until 2025-07-01.'),
      ...anError("/vist"),
      { severity: "warning" },
    ]);
  });

  it("is a warning if a file with errors may have the page", () => {
    expect(linked("title: C", "title: New: c")).toEqual([
      ...anError("/vist"),
      expect.objectContaining({ file: `content/${moss}`, field: "front matter" }),
      ...aWarning('"/plants/moss", which doesn\'t exist (or its file has errors'),
    ]);
  });
});
