import { siteWith } from "../../tests/fixtures/content";
import { readSite } from "./content";

it("sorts lists in the order of the pages", () => {
  const site = readSite();
  const days = site.releases.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  const orders = site.people.map(({ order }) => order);
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
  expect(site.articles.every(({ author }) => author?.name)).toBe(true);
  const paths = site.pages.map(({ path }) => path);
  const entries = [...site.articles, ...site.releases].map(({ path }) => path);
  expect(paths.slice(-entries.length)).toEqual(entries);
  expect(paths).toEqual(expect.arrayContaining(["/", "/blog", "/tos"]));
});

describe("computed fields", () => {
  it("dates an article by its newest update, a list by its newest entry, the terms by their field", () => {
    const updates = [{ date: "2025-03-30" }, { date: "2025-02-01" }];
    const site = siteWith({
      articles: [{ data: { title: "A", date: "2025-01-10", updates } }],
      releases: ["0.1.0", "0.2.0"].map((version) => ({
        data: { version, date: version === "0.2.0" ? "2025-02-05" : "2025-01-05" },
      })),
    });
    expect(site.articles.map(({ modified }) => modified)).toEqual(["2025-03-30"]);
    const modified = (path: string) => site.pages.find((page) => page.path === path)?.modified;
    expect(modified("/blog")).toBe("2025-03-30");
    expect(modified("/changelog")).toBe("2025-02-05");
    expect(modified("/tos")).toBe(site.terms.updated);
    expect(modified("/contact")).toBeUndefined();
  });

  it("has reading times and yearly sums", () => {
    const data = { title: "A", date: "2025-01-10" };
    const { articles, plans } = siteWith({ articles: [{ data, body: "word ".repeat(800) }] });
    expect(articles.map(({ readTime }) => readTime)).toEqual([3]);
    for (const { yearly, billedYearly } of plans.plans) expect(billedYearly).toBe(12 * yearly);
  });
});

it.each([
  ["SITE_URL", "siteUrl"],
  ["GATSBY_APP_URL", "appUrl"],
] as const)("%s overrides %s", (variable, field) => {
  jest.replaceProperty(process, "env", { [variable]: "https://elsewhere.example" });
  expect(readSite().product[field]).toBe("https://elsewhere.example");
});

it.each(["", "https://count.example/a.js"])(
  "the privacy page is true with ANALYTICS_SCRIPT=%s",
  (script) => {
    jest.replaceProperty(process, "env", { ANALYTICS_SCRIPT: script });
    const { body, data } = readSite().files.privacy;
    const { withAnalytics } = data;
    expect([body.includes(String(data.analytics)), data.analytics === withAnalytics]).toEqual([
      true,
      script !== "",
    ]);
  },
);
