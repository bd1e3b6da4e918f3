import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl } from "../../lib/addresses";
import type { Site } from "../content/pages";

/**
 * Redirects for any static host: a page per old address that sends browsers on and names the new
 * address to search engines (which take that for the redirect that it is, unless the page says `noindex`), the `_redirects`
 * file that Netlify, Cloudflare and others read, and the same for nginx and Caddy.
 */
export function redirectFiles({ product, redirects }: Site): Map<string, string> {
  const files = new Map<string, string>();
  for (const { from, to } of redirects.redirects) {
    const anchor = /#.*$/.exec(to)?.[0] ?? "";
    const url = `${canonicalUrl(product.siteUrl, to)}${anchor}`;
    files.set(`${from}/index.html`, redirectPage(product, to, url));
  }
  const list = (line: (from: string, to: string) => string) =>
    redirects.redirects.map(({ from, to }) => `${line(from, to)}\n`).join("");
  files.set(
    "/_redirects",
    list((from, to) => `${from} ${to} 301`),
  );
  // What `hosting/` includes; with a slash at the end, too, so that no address takes two redirects.
  files.set(
    "/_hosting/redirects.nginx",
    list((from, to) => `"${from}" "${to}";\n"${from}/" "${to}";`),
  );
  files.set(
    "/_hosting/redirects.caddy",
    list((from, to) => `redir ${from} ${to} 301\nredir ${from}/ ${to} 301`),
  );
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
