import { finishHtml, headingsWithIds } from "./long-text";

const finished = (html: string) => finishHtml(html, () => Promise.resolve(undefined));

it("gives headings an anchor, the same in the text and in the table of contents", async () => {
  const names = ["monday.com", "Price & plans", "monday.com"];
  const html = names.map((name) => `<h2>${name.replace("&", "&amp;")}</h2>`).join("");
  const headings = headingsWithIds(names.map((value) => ({ id: null, value, depth: 2 })));
  expect(headings.map(({ id }) => id)).toEqual(["mondaycom", "price--plans", "mondaycom-1"]);
  const anchors = [...(await finished(html)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(anchors).toEqual(headings.map(({ id }) => id));
});

it("counts every heading, and lists those of one level", () => {
  const all = [
    { id: null, value: "Price", depth: 3 },
    { id: null, value: "Price", depth: 2 },
  ];
  expect(headingsWithIds(all, "h2")).toEqual([{ id: "price-1", value: "Price", depth: 2 }]);
});

it("opens links to other sites in a new tab, and only those", async () => {
  const link = (href: string) => finished(`<a href="${href}">here</a>`);
  expect(await link("https://example.com")).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener">here</a>',
  );
  for (const href of ["/pricing", "#top", "mailto:a@b.c"]) {
    expect(await link(href)).toBe(`<a href="${href}">here</a>`);
  }
});

it("lets code be scrolled with the keyboard", async () => {
  const html = await finished("<pre><code>a</code></pre>");
  expect(html).toBe('<pre tabindex="0"><code>a</code></pre>');
});

it("puts a table into one frame that can be scrolled with the keyboard", async () => {
  const html = await finished("<table><tbody><tr><td>a</td></tr></tbody></table>");
  expect(html).toMatch(/^<div [^>]*><table>.*<\/table><\/div>$/);
  expect(html).toContain('role="region"');
  expect(html).toContain('tabindex="0"');
  expect(html.match(/role="region"/g)).toHaveLength(1);
});
