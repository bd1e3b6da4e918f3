import { earlyScript, inlineScripts } from "../../lib/inline-scripts";
import { fixtureContent } from "../../testing/fixture-content";
import { temporaryFolder } from "../../testing/temporary-folder";
import { readSite } from "../read-content";
import { hashSource, inlineOf } from "./inline";
import { policyOf, servicesOf } from "./policy";
import { withPolicy, writePolicies } from "./write-policies";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const script = `<script>${earlyScript()}</script>`;

/** A directive of a page's policy as a list; undefined if it's not there. */
function directive(name: string, html: string, services = {}): string[] | undefined {
  const parts = policyOf(inlineOf(html), services).split("; ");
  return parts
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);
}

test("a text is hashed as the specification's own example", () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("doSomething();")).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});

test("each script of a component, style and style attribute of a page is allowed once, and nothing else", () => {
  const html = page(
    `${script}<script type="module">window.pagePath="&amp; <b>";</script>${script}<script>alert(1)</script>` +
      `<script src="/a.js"></script><script type="application/ld+json">{}</script>` +
      `<style>a{}</style><noscript><style>b{}</style></noscript><style media="not all">c</style>`,
    `<i style="a:&quot;b&quot;"></i><i style="a:&quot;b&quot;"></i>`,
  );
  const scripts = [earlyScript(), 'window.pagePath="&amp; <b>";'].map(hashSource);
  expect(directive("script-src", html)).toEqual(["'self'", "'wasm-unsafe-eval'", ...scripts]);
  // Even an empty one, for style sheets that scripts fill.
  expect(directive("style-src", html)).toEqual(["", "a{}", "b{}", "c"].map(hashSource));
  expect(directive("style-src-attr", html)).toEqual(["'unsafe-hashes'", hashSource('a:"b"')]);
  expect(directive("style-src-attr", page(`<script src="/a.js"></script>`))).toEqual(["'none'"]);
  expect(inlineOf(page(`${script}<style>a{}</style>`, "<i></i>")).foreign).toEqual([]);
});

test("a page may connect to the services that are set, and to no others", () => {
  const html = page("<script>1</script>");
  expect(directive("connect-src", html)).toEqual(["'self'"]);
  expect(directive("frame-src", html)).toEqual(["'none'"]);
  const login = "http://localhost:9011";
  const services = servicesOf({
    GATSBY_AUTH0_DOMAIN: `${login}/`,
    GATSBY_API_HOST: "https://api.example/v1/",
  });
  expect(directive("connect-src", html, services)).toEqual([
    "'self'",
    login,
    "https://api.example",
  ]);
  expect(directive("frame-src", html, services)).toEqual([login]);
  expect(directive("img-src", html)).toEqual(["'self'", "data:"]);
  expect(directive("img-src", html, services)).toEqual(["'self'", "data:", "https:", login]);
});

test("a domain means https, as in the SDK", () => {
  const login = "https://acme.eu.auth0.com";
  expect(servicesOf({ GATSBY_AUTH0_DOMAIN: " acme.eu.auth0.com " })).toEqual({ login });
  expect(servicesOf({ GATSBY_AUTH0_DOMAIN: "", GATSBY_API_HOST: " " })).toEqual({});
});

test("a page without scripts may do next to nothing", () => {
  const html = page('<meta http-equiv="refresh" content="0; url=/company"/>');
  expect(policyOf(inlineOf(html), { login: "https://login.example" })).toBe(
    "default-src 'none'; style-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test("the policy follows the character set once, and is replaced when the page has changed", () => {
  const before = withPolicy(page(script), {}, "index.html");
  expect(before).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
  expect(withPolicy(before, {}, "index.html")).toBe(before);
  const other = '<script>window.pagePath="/";</script>';
  const after = withPolicy(
    before.replace(script, () => other),
    {},
    "index.html",
  );
  expect(after).toBe(withPolicy(page(other), {}, "index.html"));
});

test("the scripts that the site's components write are allowed", () => {
  const head = inlineScripts().map((text) => `<script>${text}</script>`);
  expect(inlineOf(page(head.join(""))).foreign).toEqual([]);
});

test.each([
  ["a script in the text", "", "<div><script>alert(1)</script></div>", "<script>alert(1)"],
  ["a script that ended JSON-LD", "<script>alert(1)</script>", "", "<script>alert(1)"],
  [
    "a copy of a script with more in it",
    `<script>${earlyScript()};a()</script>`,
    "",
    "<script>win",
  ],
  ["a module", "", '<script type="module">a()</script>', "<script>a()"],
  ["a handler", "", '<b onclick="a()">x</b>', 'onclick="a()"'],
  ["an address that runs", "", '<a href=" java\nscript:a()">x</a>', 'href=" java\nscript:a()"'],
  ["a style in the text", "", "<style>*{}</style>", "<style>"],
])("no policy allows %s: the page is named", (_what, head, body, found) => {
  expect(() => withPolicy(page(head, body), {}, "a/index.html")).toThrow(
    `a/index.html has ${found}`,
  );
});

describe("a build's pages", () => {
  const folder = temporaryFolder();
  const { at, read } = folder;
  const write = (name: string) => folder.write(name, page(script));

  test("get their policies, and nothing else does", async () => {
    const pages = ["index.html", "404.html", "blog/a/index.html"];
    // A folder may have such a name. Parts of pages and the CMS aren't pages.
    const others = ["page-data/404.html/data.json", "_gatsby/slices/a.html", "admin/index.html"];
    [...pages, ...others].forEach(write);
    await writePolicies(at("."), {}, []);
    const has = (name: string) => read(name).includes("Content-Security-Policy");
    expect(pages.filter(has)).toEqual(pages);
    expect(others.filter(has)).toEqual([]);
  });

  test("are named where one has no place for a policy", async () => {
    folder.write("z.html", "<p>x</p>");
    await expect(writePolicies(at("."), {}, [])).rejects.toThrow("z.html has no <meta charset>");
  });

  test("are named with their file of the content where a script came through it", async () => {
    folder.write("blog/harbour/index.html", page("", "<script>alert(1)</script>"));
    const { pages } = readSite(fixtureContent);
    await expect(writePolicies(at("."), {}, pages)).rejects.toThrow(
      "blog/harbour/index.html, which content/articles/second/index.md makes, has <script>alert(1)",
    );
  });
});
