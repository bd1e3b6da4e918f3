import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { canonicalUrl } from "../../lib/addresses";
import type { Site } from "../content/pages";

/**
 * Redirects for any static host: an HTML page per old address (without `noindex`, so that search engines follow it),
 * `_redirects` for Netlify, Cloudflare and others, and files for nginx and Caddy.
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
  // `hosting/` includes these. With and without a slash at the end, so that one redirect is enough.
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
