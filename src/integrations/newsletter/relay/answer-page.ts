import type { RelayAnswer } from "./relay";
import type { RelayRequest } from "./request";

interface Message {
  title: string;
  text: string;
}

/** What the answer page says; `answer` of `content/newsletter.json`. */
interface AnswerWords extends Record<"subscribed" | "failed" | "tooMany" | "closed", Message> {
  back: string;
  contact: { text: string; to: string };
}

type Colors = Record<"paper" | "ink" | "accent", string>;

/** What the site gives the page. */
interface Site {
  words: AnswerWords;
  /** BCP 47. */
  language: string;
  light: Colors;
  dark: Colors;
}

/**
 * The page for visitors whose browser sent the form itself, without JavaScript.
 *
 * @returns a whole HTML document
 */
export function answerPage(
  { status }: RelayAnswer,
  request: RelayRequest,
  { words, language, light, dark }: Site,
): string {
  const { title, text } = messageFor(status, words);
  const contact = status === 201 ? "" : link(words.contact.to, words.contact.text);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>
:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;
background:var(--paper);color:var(--ink);font:18px/1.6 system-ui,sans-serif}
main{max-width:30rem}h1{font-size:2rem;line-height:1.15;text-wrap:balance}
a{color:var(--accent);display:inline-block;padding:10px 24px 10px 0}
</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<p>${link(pageBefore(request), words.back)}${contact}</p></main></body></html>`;
}

function messageFor(status: RelayAnswer["status"], words: AnswerWords): Message {
  if (status === 201) return words.subscribed;
  if (status === 429) return words.tooMany;
  return status === 503 ? words.closed : words.failed;
}

const variables = ({ paper, ink, accent }: Colors) =>
  `--paper:${paper};--ink:${ink};--accent:${accent}`;

const link = (to: string, text: string) => `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;

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
