/** @jest-environment jsdom */
import blog from "../testing/content/blog.json";
import changelog from "../testing/content/changelog.json";
import product from "../testing/content/product.json";
import { feeds } from "./feeds";

/** The feed of a blog with one article. */
function blogFeed(words: { title: string; description: string }, html: string): Document {
  const days = { date: "2025-01-10", modified: "2025-01-10" };
  const articles = [{ ...words, ...days, path: "/blog/a", category: "Light" }];
  const site = { product, blog, changelog, articles, releases: [] };
  const rss = feeds(site as never, () => ({ texts: [html] })).get("/blog/rss.xml") ?? "";
  return new DOMParser().parseFromString(rss, "application/xml");
}

it.each([
  "a[b[0]]>1",
  "a[b[0]]>1 && c[d[0]]>2",
  "]]>]]>",
  "<![CDATA[x]]> & ]]>",
  "a\u0008b\uFFFEc",
])("is well-formed with %j in a title, a description and code", (text) => {
  const code = text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const rss = blogFeed({ title: text, description: text }, `<pre>${code}</pre>`);
  expect(rss.querySelector("parsererror")).toBeNull();
  expect(rss.querySelectorAll("item")).toHaveLength(1);
  const content = rss.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
  const pre = new DOMParser().parseFromString(content, "text/html").querySelector("pre");
  expect(pre?.textContent).toBe(text.replace("\u0008", "").replace("\uFFFE", ""));
});
