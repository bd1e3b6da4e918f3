import path from "node:path";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl } from "../lib/addresses";
import { writeChanged } from "../node/write-whole";
import { siteNow } from "../site/content";
import type { Site } from "../site/pages";

const programFile = /\.(xml|json|txt|md)$/;

/** Before a build, since its pages get policies like all others. */
export async function writeRedirects(): Promise<void> {
  for (const [file, text] of redirectFiles(siteNow()))
    await writeChanged(path.join("public", file), text);
}

/**
 * Redirects for any static host: an HTML page per old address (without `noindex`, so that search engines follow it), and
 * `_redirects` for Netlify, Cloudflare Pages and our own server.
 */
export function redirectFiles({ product, redirects }: Site): Map<string, string> {
  const files = new Map<string, string>();
  for (const { from, to } of redirects.redirects) {
    // Programs that read a file don't follow an HTML page.
    if (programFile.test(from)) continue;
    const anchor = /#.*$/.exec(to)?.[0] ?? "";
    const url = `${canonicalUrl(product.siteUrl, to)}${anchor}`;
    files.set(`${from}/index.html`, redirectPage(product, to, url));
  }
  const lines = redirects.redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  files.set("/_redirects", lines.join(""));
  return files;
}

function redirectPage(
  { name, language }: { name: string; language: string },
  to: string,
  url: string,
): string {
  const page = h("html", { lang: language }, [
    h("head", [
      h("meta", { charSet: "utf-8" }),
      h("title", name),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { httpEquiv: "refresh", content: `0; url=${to}` }),
      h("link", { rel: "canonical", href: url.replace(/#.*$/, "") }),
    ]),
    h("body", [h("p", [h("a", { href: to }, url)])]),
  ]);
  return `<!doctype html>${toHtml(page)}\n`;
}
