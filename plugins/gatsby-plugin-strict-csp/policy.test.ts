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
  const part = policy.split("; ").find((one) => one.startsWith(`${name} `));
  return part?.split(" ").slice(1);
}

test("a text is hashed as the specification's own example", () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("doSomething();")).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
});

test("Gatsby renders pages into the element that policies know", () => {
  const html = fs.readFileSync(require.resolve("gatsby/cache-dir/default-html.js"), "utf8");
  expect(html).toContain('id="___gatsby"');
});

test("each script around a page, style and style attribute is allowed once, and nothing else", () => {
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

test("'unsafe-inline' takes the place of the hashes of styles, which would make it void", () => {
  const directives = { "style-src": ["'unsafe-inline'"] };
  expect(directive("style-src", page("<style>a{}</style>"), { directives })).toEqual([
    "'unsafe-inline'",
  ]);
});

test("a page may use its own host, and what the options add", () => {
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

test("an outside script may run, and send to its own host and those of its option", () => {
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

test("a script of the site's own adds no source", () => {
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
])("a script that the policy would block is named, unless %s allows it", (source) => {
  const html = page('<script async src="//a.example/b/c.js"></script>');
  const written = (sources: string[]) =>
    withPolicy(html, { directives: { "script-src": sources } }, "b.html");
  expect(written([source])).toContain(source);
  expect(() => written(["https://c.example"])).toThrow(
    'b.html loads https://a.example/b/c.js, which its policy blocks. Add "https://a.example" to',
  );
});

test("a page without scripts may do next to nothing", () => {
  const html = '<head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/b"></head>';
  const directives = { "connect-src": ["https://api.example"] };
  expect(withPolicy(html, { directives }, "index.html")).toContain(
    `content="default-src 'none'; style-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'">`,
  );
});

test("the policy follows the character set once, and is replaced when the page has changed", () => {
  const before = withPolicy(page("<script>a()</script>"), {}, "index.html");
  expect(before).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
  expect(withPolicy(before, {}, "index.html")).toBe(before);
  const after = withPolicy(before.replace("a()", "b()"), {}, "index.html");
  expect(after).toBe(withPolicy(page("<script>b()</script>"), {}, "index.html"));
});

test("a script of a component is refused with its hash, unless that's allowed", () => {
  const html = page("", '<script type="module">load()</script>');
  const hash = hashSource("load()");
  expect(() => withPolicy(html, {}, "a.html")).toThrow(
    `a.html has <script>load(), which its policy blocks there. It came from content, or from a component such as <GatsbyImage>. Remove it, or allow it with ${hash} in directives["script-src"] of gatsby-plugin-strict-csp.`,
  );
  const directives = { "script-src": [hash] };
  expect(directive("script-src", html, { directives })).toEqual(["'self'", hash, ofGatsby]);
});

test.each([
  ["a script in the text", "<div><br><script>alert(1)</script></div>", "<script>alert(1)"],
  ["a module", '<script type="module">a()</script>', "<script>a()"],
  ["a script file in the text", '<script src="/a.js"></script>', '<script src="/a.js">'],
  ["a handler", '<b onclick="a()">x</b>', 'onclick="a()"'],
  ["an address that runs", '<a href=" java\nscript:a()">x</a>', 'href=" java\nscript:a()"'],
  ["a style in the text", "<style>*{}</style>", "<style>"],
])("%s is refused, and the page named", (_what, body, found) => {
  expect(() => withPolicy(page("", body), {}, "a/index.html")).toThrow(`a/index.html has ${found}`);
});

describe("a build's pages", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "a folder "));
  const write = (name: string, html = page("")) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), html);
  };
  afterAll(() => fs.rmSync(root, { recursive: true }));

  test("get their policies, and nothing else does", async () => {
    const pages = ["index.html", "404.html", "blog/a/index.html"];
    // A folder may have such a name.
    const others = ["page-data/404.html/a.json", "_gatsby/slices/a.html", "admin/index.html"];
    for (const name of [...pages, ...others]) write(name);
    await writePolicies(root, { exclude: ["/admin/"] });
    const has = (name: string) =>
      fs.readFileSync(path.join(root, name), "utf8").includes("Content-Security-Policy");
    expect([...pages, ...others].filter(has)).toEqual(pages);
  });

  test("are named where one has no place for a policy", async () => {
    write("z.html", "<p>x</p>");
    await expect(writePolicies(root, {})).rejects.toThrow("z.html has no <meta charset>");
    fs.rmSync(path.join(root, "z.html"));
  });

  test("are named with every script that is blocked, all at once", async () => {
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
