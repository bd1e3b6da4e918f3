import { withDraft, fixtureContent } from "../testing/fixture-content";
import { addArticles } from "../testing/many";
import { readSite } from "../site/content";
import { readableMain } from "./readable";
import { searchDocument, searchPages, searchText } from "./search-document";

const content = readSite(fixtureContent);
const page = (path: string) => {
  const found = content.pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`The fixture has no ${path}.`);
  return found;
};
const documentOf = (path: string, main: string) => {
  const html = `<body><nav>Bar</nav><main>${main}</main></body>`;
  return searchDocument(
    page(path),
    searchText(readableMain(html, `https://beacon.example${path}`)),
    content,
  );
};

it("every page is found, but no list of a category or an author", () => {
  const many = withDraft((draft) => addArticles(draft, 1, { categories: ["Sea"] }), readSite);
  const found = searchPages(many).map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining(["/", "/tos", "/blog", "/blog/first-light"]));
  expect(many.lists.length).toBeGreaterThan(1);
  for (const { path } of many.lists.slice(1)) expect(found).not.toContain(path);
});

it("a document has title, author and the page's own text: no bar, no scene, nothing hidden", () => {
  const html = documentOf(
    "/blog/first-light",
    `<header><h1>Head</h1></header><p>Kept.</p><p hidden>Hidden</p><nav>Contents</nav>
    <div role="img" aria-label="Scene">Drawn</div><section data-pagefind-ignore>Related</section>
    <button>Press</button><p aria-hidden="true">Silent</p>`,
  );
  expect(html).toMatch(/data-pagefind-meta="title">First light</);
  expect(html).toMatch(/data-pagefind-meta="author">Mira Voss</);
  expect(html).toContain("Kept.");
  expect(html).not.toMatch(/Bar|Head|Hidden|Contents|Scene|Drawn|Related|Press|Silent/);
});

it("the entries of a list, which have pages of their own, are left out", () => {
  const html = documentOf("/blog", "<p>First light</p>");
  expect(html).toContain(page("/blog").description);
  expect(html).not.toContain("First light");
});

it("notes of a release become headings, with their anchors", () => {
  const html = documentOf("/changelog/v0-2-0", '<ul><li id="a"><strong>A.</strong> B</li></ul>');
  expect(html).toContain('<li><h3 id="a">A.</h3> B</li>');
});
