import { feedPaths, markdownPath } from "../../lib/addresses";
import type { Site, SitePage } from "../content/pages";

/** A guide for assistants: what the site is, and where its pages are as Markdown. https://llmstxt.org */
export function llmsTxt({ product, blog, changelog, plans, pages }: Site): string {
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${product.siteUrl}${markdownPath(path)}): ${description}`;
  const list = (kind: SitePage["kind"]) => pages.filter((page) => page.kind === kind).map(line);
  const feeds = (["/blog", "/changelog"] as const).map((path) => {
    const { title } = path === "/blog" ? blog.meta : changelog.meta;
    return `- [${title}](${product.siteUrl}${feedPaths(path).json}): JSON Feed 1.1`;
  });
  return [
    `# ${product.name}`,
    `> ${product.description}`,
    "## Pages",
    list("page").join("\n"),
    `## ${blog.meta.title}`,
    list("article").join("\n"),
    `## ${changelog.meta.title}`,
    list("release").join("\n"),
    "## Data",
    [`- [${plans.meta.title}](${product.siteUrl}/pricing.json): JSON`, ...feeds].join("\n"),
    "",
  ].join("\n\n");
}
