import newsletter from "../../../testing/content/newsletter.json";
import { answerPage } from "./answer-page";
import type { RelayAnswer } from "./relay";

const colors = { paper: "#fff", ink: "#000", accent: "#b00" };
const words = newsletter.answer;

function pageFor(status: RelayAnswer["status"], referer?: string, said = words) {
  const request = {
    method: "POST",
    headers: { host: "beacon.example", referer },
    body: {},
    remoteAddress: "",
  };
  return answerPage({ status, reason: "" }, request, {
    words: said,
    language: "cy",
    light: colors,
    dark: colors,
  });
}

test.each([
  [201, words.subscribed.title],
  [429, words.tooMany.title],
  [503, words.closed.title],
  [502, words.failed.title],
  [400, words.failed.title],
] as const)("says what %i means", (status, title) => {
  expect(pageFor(status)).toContain(`<h1>${title}</h1>`);
});

test("links to the contact page unless all went well", () => {
  expect(pageFor(503)).toContain('href="/contact"');
  expect(pageFor(201)).not.toContain('href="/contact"');
});

test.each([
  ["https://beacon.example/blog?q=1", "/blog?q=1"],
  ["https://elsewhere.example/blog", "/"],
  ["https://beacon.example//elsewhere.example", "/elsewhere.example"],
  ["not an address", "/"],
  [undefined, "/"],
])("leads from %s back to %s", (referer, path) => {
  expect(pageFor(201, referer)).toContain(`<a href="${path}">${words.back}</a>`);
});

test("has the language's code", () => {
  expect(pageFor(201)).toContain('<html lang="cy">');
});

test("escapes words", () => {
  const said = { ...words, back: `<b>"back"</b>` };
  expect(pageFor(201, "/", said)).toContain("&#60;b&#62;&#34;back&#34;&#60;/b&#62;");
});
