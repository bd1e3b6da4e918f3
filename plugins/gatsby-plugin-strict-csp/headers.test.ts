import { headerRules, headersFile, headersFor, maxRules, readHeaders } from "./headers";

const pages = ["/", "/404.html", "/pricing/", "/blog", "/blog/first-light"];
const pageHeaders = { "Permissions-Policy": "usb=()", "X-Frame-Options": "DENY" };
const script = `app-${"0a".repeat(10)}.js`;

it("applies headers of pages with and without a trailing slash, with one rule for a folder", () => {
  const rules = headerRules({ pageHeaders }, pages, []);
  const paths = rules.filter(({ headers }) => headers === pageHeaders).map(({ path }) => path);
  expect(paths).toEqual(["/", "/404.html", "/pricing", "/pricing/", "/blog", "/blog/*"]);
});

it("caches files that Gatsby names by their content for a year", () => {
  const rules = headerRules({}, pages, [script, `${script}.map`, "chunk-map.json", "index.html"]);
  expect(rules.map(({ path }) => path)).toEqual(["/static/*", `/${script}`]);
});

it("reads back the rules of a file, and applies them", () => {
  const headers = { "/*": { A: "b: c", D: "e" }, "/*.svg": { F: "g" } };
  const rules = headerRules({ headers, pageHeaders }, pages, [script]);
  const read = readHeaders(headersFile(rules));
  expect(read).toEqual(rules);
  expect(headersFor("/static/Drawing.SVG", read)).toEqual({
    ...{ A: "b: c", D: "e", F: "g" },
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  expect(headersFor("/blog/none", read)).toEqual({ A: "b: c", D: "e", ...pageHeaders });
  expect(headersFor("/pricing.svg.txt", read)).toEqual({ A: "b: c", D: "e" });
});

it("refuses more rules than a host reads", () => {
  const many = Array.from({ length: maxRules }, (_, index) => `/page-${index}`);
  expect(() => headerRules({ pageHeaders }, many, [])).toThrow(
    /^_headers has \d+ rules, but Cloudflare Pages only reads the first 100\./,
  );
});
