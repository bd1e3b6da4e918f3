import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hashSource, inlineOf } from "./inline";
import { policyOf, servicesOf } from "./policy";
import { withPolicy, writePolicies } from "./write-policies";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

/** One directive of a page's policy, as a list; undefined where it has none. */
function directive(name: string, html: string, services = {}): string[] | undefined {
  const parts = policyOf(inlineOf(html), services).split("; ");
  return parts
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);
}

test("hashes a text as the specification's own example", () => {
  // https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("doSomething();")).toBe(
    "'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='",
  );
  expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test("allows each script of the page once, and no data", () => {
  const html = page(
    `<script>one</script><script type="module">two &amp; <b></script><script>one</script>` +
      `<script src="/a.js"></script><script type="application/ld+json">{}</script>`,
  );
  const hashes = ["one", "two &amp; <b>"].map(hashSource);
  expect(directive("script-src", html)).toEqual(["'self'", "'wasm-unsafe-eval'", ...hashes]);
});

test("allows its styles, those for browsers without scripts and those that are no style sheets", () => {
  const html = page(
    `<script src="/a.js"></script><style>a{}</style><noscript><style>b{}</style></noscript><style type="text/plain">c</style>`,
  );
  expect(directive("style-src", html)).toEqual(["", "a{}", "b{}", "c"].map(hashSource));
});

test("allows style attributes as the browser reads them", () => {
  const html = page(
    `<script src="/a.js"></script>`,
    `<i style="a:&quot;b&quot;"></i><i style="a:&quot;b&quot;"></i>`,
  );
  expect(directive("style-src-attr", html)).toEqual(["'unsafe-hashes'", hashSource('a:"b"')]);
  expect(directive("style-src-attr", page(`<script src="/a.js"></script>`))).toEqual(["'none'"]);
});

test("lets a page talk to the services that are set, and to no others", () => {
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
  // Its pictures are not covered by `https:`.
  expect(directive("img-src", html, services)).toContain(login);
});

test("takes a domain for https, as the SDK does", () => {
  expect(servicesOf({ GATSBY_AUTH0_DOMAIN: " cairn.eu.auth0.com " })).toEqual({
    login: "https://cairn.eu.auth0.com",
  });
  expect(servicesOf({ GATSBY_AUTH0_DOMAIN: "", GATSBY_API_HOST: " " })).toEqual({});
});

test("allows a page without scripts next to nothing", () => {
  const html = page('<meta http-equiv="refresh" content="0; url=/company"/>');
  expect(policyOf(inlineOf(html), { login: "https://login.example" })).toBe(
    "default-src 'none'; style-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test("puts the policy behind the character set once, and replaces it when the page has changed", () => {
  const before = withPolicy(page("<script>1</script>"), {}, "index.html");
  expect(before).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
  expect(withPolicy(before, {}, "index.html")).toBe(before);
  const after = withPolicy(before.replace(">1<", ">2<"), {}, "index.html");
  expect(after).toBe(withPolicy(page("<script>2</script>"), {}, "index.html"));
});

test("reports a page without a place for the policy", () => {
  expect(() => withPolicy("<p>x</p>", {}, "a/index.html")).toThrow(
    /^a\/index.html has no <meta charset>/,
  );
});

describe("a build's pages", () => {
  let root: string;
  const file = (name: string) => path.join(root, name);
  const read = (name: string) => fs.readFileSync(file(name), "utf8");
  const write = (name: string, script = "1") => {
    fs.mkdirSync(path.dirname(file(name)), { recursive: true });
    fs.writeFileSync(file(name), page(`<script>${script}</script>`));
  };
  const policies = (services = {}) => writePolicies(root, services, file(".stamp"));
  /** So that the stamp is younger than the pages also where the file system counts in hundredths of a second. */
  const settle = async (services = {}) => {
    await sleep(20);
    await policies(services);
    await sleep(20);
  };
  const allows = (name: string, script: string) => read(name).includes(hashSource(script));
  const pages = ["index.html", "404.html", "blog/a/index.html"];

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), "policies-"));
    pages.forEach((name) => write(name));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  test("get their policies, and nothing else does", async () => {
    // A folder may have such a name, and parts of pages and the CMS are no pages.
    const others = ["page-data/404.html/data.json", "_gatsby/slices/a.html", "admin/index.html"];
    others.forEach((name) => write(name));
    await policies();
    const has = (name: string) => read(name).includes("Content-Security-Policy");
    expect(pages.filter(has)).toEqual(pages);
    expect(others.filter(has)).toEqual([]);
  });

  test("are read again only when they have changed, however that happened", async () => {
    expect(await policies()).toBe(3);
    await settle();
    expect(await policies()).toBe(0);
    write("404.html", "2");
    // As Gatsby puts its scripts into pages that it keeps: with the policy of before.
    fs.writeFileSync(file("blog/a/index.html"), read("blog/a/index.html").replace(">1<", ">3<"));
    const past = new Date(2020, 1);
    fs.utimesSync(file("blog/a/index.html"), past, past);
    expect(await policies()).toBe(2);
    expect([allows("index.html", "1"), allows("404.html", "2")]).toEqual([true, true]);
    expect(allows("blog/a/index.html", "3")).toBe(true);
  });

  test("are all read again after a change of services, or a build that broke off", async () => {
    const login = { login: "https://login.example" };
    await policies();
    expect(await policies(login)).toBe(3);
    expect(read("index.html")).toContain(login.login);
    await settle(login);
    expect(await policies(login)).toBe(0);
    fs.writeFileSync(file("z.html"), "<p>x</p>");
    await expect(policies(login)).rejects.toThrow("z.html has no <meta charset>");
    write("z.html");
    expect(await policies(login)).toBe(4);
  });
});
