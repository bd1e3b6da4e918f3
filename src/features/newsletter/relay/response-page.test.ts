import { responsePage } from "./response-page";
import type { RelayResponse } from "./relay";

const colors = { paper: "#fff", ink: "#000", accent: "#b00" };
const titled = (title: string) => ({ title, text: "Text." });
const words = {
  ...{ subscribed: titled("Subscribed"), failed: titled("Failed"), closed: titled("Closed") },
  ...{ tooMany: titled("Too often"), back: "Back", contact: { text: "Help", to: "/contact" } },
};

function pageFor(status: RelayResponse["status"], referer?: string, siteWords = words) {
  const headers = { host: "beacon.example", referer };
  const site = { words: siteWords, language: "cy", light: colors, dark: colors };
  return responsePage({ status, reason: "" }, { headers }, site);
}

test.each([
  [201, words.subscribed.title, false],
  [429, words.tooMany.title, true],
  [503, words.closed.title, true],
  [400, words.failed.title, true],
] as const)(
  "%i renders its title, and a contact link after a failure",
  (status, title, hasLink) => {
    const html = pageFor(status);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html.includes('href="/contact"')).toBe(hasLink);
    expect(html).toContain('<html lang="cy">');
  },
);

test.each([
  ["https://beacon.example/blog?q=1", "/blog?q=1"],
  ["https://elsewhere.example/blog", "/"],
  ["https://beacon.example//elsewhere.example", "/elsewhere.example"],
  [undefined, "/"],
])("the link back from %s is %s", (referer, path) => {
  expect(pageFor(201, referer)).toContain(`<a href="${path}">${words.back}</a>`);
});

test("escapes words", () => {
  const escaped = { ...words, back: `<b>"back"</b>` };
  expect(pageFor(201, "/", escaped)).toContain("&#60;b&#62;&#34;back&#34;&#60;/b&#62;");
});
