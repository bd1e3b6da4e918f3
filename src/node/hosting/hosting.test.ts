import { createHash } from "node:crypto";
import fs from "node:fs";
import { fixtureContent } from "../../testing/fixture-content";
import { fontFaces } from "../../theme/font-faces";
import { readSite } from "../read-content";
import { hostingFiles } from "./files";
import { headersFor } from "./headers";
import { headersFile, hostRules } from "./static-host";

const site = readSite(fixtureContent);
const script = `app-${"0a".repeat(10)}.js`;
const kept = "public, max-age=31536000, immutable";
const asked = "public, max-age=0, must-revalidate";

describe("headers", () => {
  it.each(["/", "/pricing", "/blog/first-light", "/static/a/b.avif", "/no-such-page"])(
    "%s is safe wherever it is shown",
    (path) =>
      expect(headersFor(path)).toMatchObject({
        "Content-Security-Policy": "frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      }),
  );

  it.each([
    ...[`/${script}`, `/${script}.map`, "/static/1-2/picture-400.avif"],
    ...fontFaces.map(({ file }) => file),
  ])("%s is immutable", (path) => expect(headersFor(path)["Cache-Control"]).toBe(kept));

  it.each(fontFaces)("$family has the digest of its file in its name", ({ file }) => {
    const digest = createHash("sha256")
      .update(fs.readFileSync(`static${file}`))
      .digest("hex");
    expect(file).toContain(`-${digest.slice(0, 20)}.woff2`);
  });

  it.each([
    ...["/", "/pricing", "/page-data/index/page-data.json", "/page-data/app-data.json"],
    ...["/blog/rss.xml", "/pagefind/pagefind.js", "/cards/index.png", "/404.html"],
  ])("%s is revalidated", (path) => expect(headersFor(path)["Cache-Control"]).toBe(asked));

  it("leaves caching to the Function", () =>
    expect(headersFor("/api/users/add")).not.toHaveProperty("Cache-Control"));

  it("lets others show pictures, cards and feeds, and no page", () => {
    const isOwn = (path: string) => "Cross-Origin-Resource-Policy" in headersFor(path);
    expect(["/", "/pricing", "/blog/first-light", "/404.html"].filter(isOwn)).toHaveLength(4);
    const shown = ["/static/a.avif", "/cards/index.png", "/icon-192.png", "/blog/rss.xml", "/a.md"];
    expect(shown.filter(isOwn)).toEqual([]);
  });

  it.each([
    ["/blog/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/changelog/atom.xml", "application/atom+xml; charset=utf-8"],
    ["/blog/category/light/feed.json", "application/feed+json"],
    ["/pricing.md", "text/markdown; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/llms.txt", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/pricing.json", undefined],
    ["/sitemap.xml", undefined],
  ])("%s is %s", (path, type) => expect(headersFor(path)["Content-Type"]).toBe(type));
});

describe("_headers", () => {
  const rules = hostRules(site, ["index.html", "blog", script, `${script}.map`, "pagefind.js"]);

  it("names pages, what is below them and scripts with a digest", () => {
    const paths = rules.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/*", "/", "/pricing", "/blog", "/blog/*"]));
    expect(paths).toEqual(
      expect.arrayContaining(["/static/*", `/${script}`, "/*/rss.xml", "/*.md"]),
    );
    expect(paths.join(" ")).not.toMatch(/pagefind|\.map|\/blog\/\w|\/pricing\/|undefined/);
  });

  it("is written as hosts read it", () =>
    expect(headersFile([{ path: "/a", headers: { B: "c", D: "e" } }])).toBe(
      "/a\n  B: c\n  D: e\n",
    ));
});

it.each([...hostingFiles()])("%s is as `npm run lab -- hosting` writes it", (file, text) => {
  expect(fs.readFileSync(file, "utf8")).toBe(text);
});
