import words from "../../../../content/newsletter-answer.json";
import type { RelayRequest } from "./request";
import type { RelayAnswer } from "./relay";

const STYLE = `
  :root { color-scheme: light dark; --paper: #faf8f4; --ink: #1b1d1f; --accent: #b93f16; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #121416; --ink: #f2efe9; --accent: #ff8a5c; }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    box-sizing: border-box; background: var(--paper); color: var(--ink);
    font: 18px/1.6 system-ui, sans-serif; }
  main { max-width: 30rem; }
  h1 { font-size: 2rem; line-height: 1.15; text-wrap: balance; }
  a { color: var(--accent); display: inline-block; padding: 10px 24px 10px 0; }`;

/**
 * The page for visitors whose browser sent the form itself, without JavaScript.
 *
 * @returns a whole HTML document
 */
export function answerPage({ status }: RelayAnswer, request: RelayRequest): string {
  const { title, text } = messageFor(status);
  const contact =
    status === 201 ? "" : `<a href="${words.contact.href}">${escapeHtml(words.contact.text)}</a>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(pageBefore(request))}">${escapeHtml(words.back)}</a>${contact}</p>
</main></body></html>`;
}

function messageFor(status: RelayAnswer["status"]) {
  if (status === 201) return words.subscribed;
  if (status === 429) return words.tooMany;
  return status === 503 ? words.closed : words.failed;
}

/** The path of the page with the form; the front page when the browser does not tell. */
function pageBefore({ headers }: RelayRequest): string {
  const referer = headers.referer ?? "";
  if (!URL.canParse(referer)) return "/";
  const { host, pathname, search } = new URL(referer);
  // A path of "//host" would lead away.
  return host === headers.host ? `/${pathname.replace(/^\/+/, "")}${search}` : "/";
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
