import { XMLParser } from "fast-xml-parser";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import Parser from "rss-parser";
import { canonicalUrl, feedPaths } from "../../src/lib/addresses";
import { wrongAddress } from "./addresses";
import { attribute, metaContent, readText } from "./site";
import type { BuiltSite, Report, SiteRule } from "./site";
import { wrongXml } from "./xml";

interface FeedEntry {
  id?: string;
  link?: string;
  title?: string;
  content?: string;
}

/** The feeds can be parsed, have every entry in full, and are announced where people look for them. */
export const feeds: SiteRule = async (site, report) => {
  for (const list of ["/blog", "/changelog"] as const) {
    const entries = list === "/blog" ? site.content.articles : site.content.releases;
    const urls = entries.map(({ path }) => canonicalUrl(site.content.product.siteUrl, path));
    for (const [format, path] of Object.entries(feedPaths(list))) {
      const file = path.slice(1);
      const text = readText(site, file, report);
      if (text === undefined) continue;
      const items =
        format === "json" ? jsonItems(text, file, report) : await xmlItems(text, file, report);
      checkItems(site, items, urls, (message) => report(file, message));
      checkAnnounced(site, list, path, report);
    }
  }
};

async function xmlItems(text: string, file: string, report: Report): Promise<FeedEntry[]> {
  const wrong = wrongXml(text);
  if (wrong) {
    report(file, wrong);
    return [];
  }
  const feed = await new Parser().parseString(text);
  if (!feed.title || !feed.link) report(file, "has no title or no link.");
  const raw = new XMLParser().parse(text) as { feed?: { entry: unknown[] | object } };
  if (file.endsWith("atom.xml") && !raw.feed) report(file, "is not Atom.");
  return feed.items.map((item) => ({
    id: item.guid ?? (item as unknown as { id?: string }).id,
    link: item.link,
    title: item.title,
    content: (item as unknown as Record<string, string>)["content:encoded"] ?? item.content,
  }));
}

function jsonItems(text: string, file: string, report: Report): FeedEntry[] {
  try {
    const feed = JSON.parse(text) as {
      version: string;
      items: (FeedEntry & { url: string; content_html: string })[];
    };
    if (feed.version !== "https://jsonfeed.org/version/1.1") report(file, "is not JSON Feed 1.1.");
    return feed.items.map((item) => ({ ...item, link: item.url, content: item.content_html }));
  } catch (error) {
    report(file, `cannot be read: ${String(error)}.`);
    return [];
  }
}

function checkItems(
  site: BuiltSite,
  items: FeedEntry[],
  urls: string[],
  say: (message: string) => void,
) {
  if (JSON.stringify(items.map(({ link }) => link)) !== JSON.stringify(urls)) {
    say("does not have exactly the entries of its page, newest first.");
  }
  for (const { id, link, title, content } of items) {
    if (id !== link) say(`${link ?? title ?? "An entry"} has no permanent id.`);
    if (!title || !content || content.length < 100)
      say(`${link ?? "An entry"} is not there in full.`);
    const tree = fromHtml(content ?? "", { fragment: true });
    for (const node of selectAll("a[href], img[src]", tree)) {
      const address = attribute(node, "href") || attribute(node, "src");
      if (!/^(https?:|mailto:)/.test(address)) say(`"${address}" is not absolute.`);
      else {
        const wrong = wrongAddress(site, address, site.content.product.siteUrl);
        if (wrong) say(wrong);
      }
    }
  }
}

function checkAnnounced(site: BuiltSite, list: string, path: string, report: Report): void {
  const page = site.html.find((candidate) => candidate.path === list);
  if (!page || metaContent(page, "description") === undefined) return;
  const url = site.content.product.siteUrl + path;
  if (selectAll(`link[rel="alternate"][href="${url}"]`, page.tree).length !== 1) {
    report(page.file, `does not announce ${path} in its head.`);
  }
  if (selectAll(`a[href="${path}"]`, page.tree).length === 0)
    report(page.file, `does not link to ${path}.`);
}
