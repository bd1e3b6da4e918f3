import { element, tree } from "../../testing/hast";
import { articleBody } from "./article-body";

it("gives headings an anchor and lists them for the table of contents", () => {
  const { html, headings } = articleBody(
    tree(
      element("h2", {}, "monday.com"),
      element("h3", {}, "Price & plans"),
      element("h4", {}, "Detail"),
      element("h2", {}, "monday.com"),
    ),
  );
  expect(headings).toEqual([
    { id: "mondaycom", text: "monday.com", depth: 2 },
    { id: "price--plans", text: "Price & plans", depth: 3 },
    { id: "mondaycom-1", text: "monday.com", depth: 2 },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

it("opens links to other sites in a new tab, and only those", () => {
  const link = (href: string) => articleBody(tree(element("a", { href }, "here"))).html;
  expect(link("https://example.com")).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">here</a>',
  );
  for (const href of ["/pricing", "#top", "mailto:a@b.c"]) {
    expect(link(href)).toBe(`<a href="${href}">here</a>`);
  }
});

it("puts a table into one frame that can be scrolled with the keyboard", () => {
  const { html } = articleBody(tree(element("table", {}, element("tr", {}))));
  expect(html).toMatch(/^<div [^>]*><table>.*<\/table><\/div>$/);
  expect(html).toContain('role="region"');
  expect(html).toContain('tabindex="0"');
  expect(html.match(/role="region"/g)).toHaveLength(1);
});

it("leaves the tree that it was given as it was", () => {
  const given = tree(element("h2", {}, "A"), element("table", {}));
  const before = structuredClone(given);
  articleBody(given);
  expect(given).toEqual(before);
});
