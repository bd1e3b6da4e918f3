import { createHash } from "node:crypto";
import type { RelayResponse } from "./relay";
import type { RelayRequest } from "./request";

type Colors = Record<"paper" | "ink" | "accent", string>;
type Palettes = Record<"light" | "dark", Colors>;

/** What the page takes from the site. */
interface Site extends Palettes {
  words: Queries.NewsletterResult;
  /** BCP 47. */
  language: string;
}

const styleOf = ({ light, dark }: Palettes) => `
:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
background:var(--paper);color:var(--ink);font:18px/1.6 system-ui,sans-serif}
main{max-width:30rem}h1{font-size:2rem;line-height:1.15;text-wrap:balance}
a{color:var(--accent);display:inline-block;padding:10px 24px 10px 0}
`;

/** The page's `Content-Security-Policy`: only a style and an icon. https://www.w3.org/TR/CSP3/ */
export function answerPolicy(palettes: Palettes): string {
  const style = createHash("sha256").update(styleOf(palettes)).digest("base64");
  const rest = ["base-uri", "form-action", "frame-ancestors"].map((name) => `; ${name} 'none'`);
  return `default-src 'none'; style-src 'sha256-${style}'; img-src 'self'${rest.join("")}`;
}

/** The HTML document that answers a form sent without JavaScript. */
export function responsePage(
  { status }: RelayResponse,
  request: Pick<RelayRequest, "headers">,
  { words, language, ...palettes }: Site,
): string {
  const { title, text } = messageFor(status, words);
  const contact = status === 201 ? "" : link(words.contact.to, words.contact.text);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${styleOf(palettes)}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p>${link(pageBefore(request), words.back)}${contact}</p></main></body></html>`;
}

function messageFor(status: RelayResponse["status"], words: Queries.NewsletterResult) {
  if (status === 201) return words.subscribed;
  if (status === 429) return words.tooMany;
  return status === 503 ? words.closed : words.failed;
}

const variables = ({ paper, ink, accent }: Colors) =>
  `--paper:${paper};--ink:${ink};--accent:${accent}`;

const link = (to: string, text: string) => `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;

/** Path of the page with the form; the landing page when the browser sends no referrer. */
function pageBefore({ headers }: Pick<RelayRequest, "headers">): string {
  const referer = headers.referer ?? "";
  if (!URL.canParse(referer)) return "/";
  const { host, pathname, search } = new URL(referer);
  // "//host" would be another site.
  return host === headers.host ? `/${pathname.replace(/^\/+/, "")}${search}` : "/";
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
