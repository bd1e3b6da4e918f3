import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { hashSource } from "./inline";
import type { PolicyOptions } from "./options";
import { withPolicy, writePolicies } from "./policy";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body><div id="___gatsby">${body}</div><script>window.pagePath="/";</script></body></html>`;

const ofGatsby = hashSource('window.pagePath="/";');

/** A directive of a page's policy as a list; undefined if it's not there. */
function directive(name: string, html: string, options: PolicyOptions = {}): string[] | undefined {
  const policy = / content="([^"]*)">/.exec(withPolicy(html, options, "index.html"))?.[1] ?? "";
  const part = policy.split("; ").find((text) => text.startsWith(`${name} `));
  return part?.split(" ").slice(1);
}

test("hashes the specification's example as the specification does", () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("doSomething();")).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});

test("Gatsby still renders pages into #___gatsby", () => {
  const html = fs.readFileSync(require.resolve("gatsby/cache-dir/default-html.js"), "utf8");
  expect(html).toContain('id="___gatsby"');
});

test("allows each inline script, style and style attribute of a page, and nothing else", () => {
  const html = page(
    `<script>a("&amp;")</script><script type="module">b()</script><script>a("&amp;")</script>` +
      `<script src="/a.js"></script><script type="application/ld+json">{}</script>` +
      `<style></style><style>a{}</style><noscript><style>b{}</style></noscript><style media="not all">c</style>`,
    `<i style="a:&quot;b&quot;"></i><br><i style="a:&quot;b&quot;"></i><script type="application/json">{}</script>`,
  );
  const scripts = [...['a("&amp;")', "b()"].map(hashSource), ofGatsby];
  expect(directive("script-src", html)).toEqual(["'self'", ...scripts]);
  // Even an empty one, for style sheets that scripts fill.
  expect(directive("style-src", html)).toEqual(["", "a{}", "b{}", "c"].map(hashSource));
  expect(directive("style-src-attr", html)).toEqual(["'unsafe-hashes'", hashSource('a:"b"')]);
  expect(directive("style-src-attr", page(""))).toEqual(["'none'"]);
});

test("replaces the hashes of styles with 'unsafe-inline', which they would disable", () => {
  const directives = { "style-src": ["'unsafe-inline'"] };
  expect(directive("style-src", page("<style>a{}</style>"), { directives })).toEqual([
    "'unsafe-inline'",
  ]);
});

test("allows the page's own host, and what the options add", () => {
  const directives = {
    "connect-src": ["https://api.example"],
    "font-src": ["https://fonts.example"],
  };
  expect(directive("connect-src", page(""))).toEqual(["'self'"]);
  expect(directive("frame-src", page(""))).toEqual(["'none'"]);
  expect(directive("connect-src", page(""), { directives })).toEqual([
    "'self'",
    "https://api.example",
  ]);
  expect(directive("font-src", page(""), { directives })).toEqual([
    "'self'",
    "https://fonts.example",
  ]);
});

test("allows a third-party script to run, and to send to its own host and those in connect", () => {
  const options = {
    scripts: [{ src: "https://count.example/a.js", connect: ["https://api.example"] }],
  };
  const html = page('<script src="https://count.example/a.js"></script>');
  expect(directive("script-src", html, options)).toContain("https://count.example");
  for (const name of ["connect-src", "img-src"])
    expect(directive(name, html, options)).toEqual(
      expect.arrayContaining(["https://count.example", "https://api.example"]),
    );
});

test("adds no source for a script of the site's own", () => {
  const html = page('<script src="/a.js"></script>');
  expect(withPolicy(html, { scripts: [{ src: "/a.js" }] }, "a.html")).toBe(
    withPolicy(html, {}, "a.html"),
  );
});

test.each([
  "https://a.example",
  "https://a.example/b/",
  "https://*.example",
  "a.example",
  "https:",
])("refuses a script that the policy would block, unless %s allows it", (source) => {
  const html = page('<script async src="//a.example/b/c.js"></script>');
  const written = (sources: string[]) =>
    withPolicy(html, { directives: { "script-src": sources } }, "b.html");
  expect(written([source])).toContain(source);
  expect(() => written(["https://c.example"])).toThrow(
    'b.html loads https://a.example/b/c.js, which its policy blocks. Add "https://a.example" to',
  );
});

test("allows a page without scripts next to nothing", () => {
  const html = '<head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/b"></head>';
  const directives = { "connect-src": ["https://api.example"] };
  expect(withPolicy(html, { directives }, "index.html")).toContain(
    `content="default-src 'none'; style-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'">`,
  );
});

test("inserts one policy after <meta charset>, and replaces it when the page has changed", () => {
  const before = withPolicy(page("<script>a()</script>"), {}, "index.html");
  expect(before).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
  expect(withPolicy(before, {}, "index.html")).toBe(before);
  const after = withPolicy(before.replace("a()", "b()"), {}, "index.html");
  expect(after).toBe(withPolicy(page("<script>b()</script>"), {}, "index.html"));
});

test("refuses a component's script with its hash, unless that's allowed", () => {
  const html = page("", '<script type="module">load()</script>');
  const hash = hashSource("load()");
  expect(() => withPolicy(html, {}, "a.html")).toThrow(
    `a.html has <script>load(), which its policy blocks there. It came from content, or from a component such as <GatsbyImage>. Remove it, or allow it with ${hash} in directives["script-src"] of gatsby-plugin-strict-csp.`,
  );
  const directives = { "script-src": [hash] };
  expect(directive("script-src", html, { directives })).toEqual(["'self'", hash, ofGatsby]);
});

test.each([
  ["a script in a text", "<div><br><script>alert(1)</script></div>", "<script>alert(1)"],
  ["a module", '<script type="module">a()</script>', "<script>a()"],
  ["a script file in a text", '<script src="/a.js"></script>', '<script src="/a.js">'],
  ["a handler", '<b onclick="a()">x</b>', 'onclick="a()"'],
  ["a javascript: address", '<a href=" java\nscript:a()">x</a>', 'href=" java\nscript:a()"'],
  ["a style in a text", "<style>*{}</style>", "<style>"],
])("refuses %s, and names the page", (_what, body, found) => {
  expect(() => withPolicy(page("", body), {}, "a/index.html")).toThrow(`a/index.html has ${found}`);
});

describe("writePolicies", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "a folder "));
  const write = (name: string, html = page("")) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), html);
  };
  afterAll(() => fs.rmSync(root, { recursive: true }));

  test("writes policies into pages and nothing else", async () => {
    const pages = ["index.html", "404.html", "blog/a/index.html"];
    // A folder can be called 404.html.
    const others = ["page-data/404.html/a.json", "_gatsby/slices/a.html", "admin/index.html"];
    for (const name of [...pages, ...others]) write(name);
    await writePolicies(root, { exclude: ["/admin/"] });
    const has = (name: string) =>
      fs.readFileSync(path.join(root, name), "utf8").includes("Content-Security-Policy");
    expect([...pages, ...others].filter(has)).toEqual(pages);
  });

  test("names a page without <meta charset>", async () => {
    write("z.html", "<p>x</p>");
    await expect(writePolicies(root, {})).rejects.toThrow("z.html has no <meta charset>");
    fs.rmSync(path.join(root, "z.html"));
  });

  test("lists all blocked scripts with their pages", async () => {
    const loads = (...hosts: string[]) =>
      page(hosts.map((host) => `<script src="https://${host}.example/a.js"></script>`).join(""));
    write("blog/a/index.html", loads("a", "b"));
    write("blog/b/index.html", loads("b", "b", "c"));
    write("blog/c/index.html", page("", '<i onclick="a()"></i><i onfocus="b()"></i>'));
    const blocks = (script: string) =>
      expect.stringContaining(`${script}/a.js, which its`) as string;
    const message = await writePolicies(root, {}).catch(String);
    expect(String(message).replace("Error: ", "").split("\n")).toEqual([
      blocks("blog/a/index.html loads https://a.example"),
      blocks("blog/a/index.html loads https://b.example"),
      "  Also: blog/b/index.html",
      blocks("blog/b/index.html loads https://c.example"),
      expect.stringContaining('blog/c/index.html has onclick="a()"'),
      expect.stringContaining('blog/c/index.html has onfocus="b()"'),
    ]);
  });
});
