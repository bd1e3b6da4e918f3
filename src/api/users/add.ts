import type { IncomingHttpHeaders } from "node:http";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { answerPath, HONEYPOT, SUBSCRIBE_PATH } from "../../features/newsletter/subscribe";
import { errorName } from "../../lib/error-name";

export { "config" } from "../../lib/workarounds/gatsby-function-config";

const MAX_BODY_BYTES = 10_000;

/** Shorter than the browser's timeout of 10 s. */
const API_TIMEOUT_MS = 5_000;

interface Answer {
  status: 201 | 400 | 403 | 405 | 413 | 415 | 502 | 503;
  /** For developers, in JSON answers and the log; without personal data. */
  reason: string;
}

/**
 * `POST /api/users/add`: the newsletter relay. Accepts an `email` from a page of this site, as JSON or as a form without
 * JavaScript, and passes it to `API_HOST` with the secret. Answers JSON with JSON, and redirects a form to a page. Hosts, or
 * `src/server.ts`, limit the rate.
 */
export default async function add(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  // An uncaught error would end `gatsby develop`.
  const { status, reason } = await relay(req).catch((error: unknown): Answer => {
    return { status: 502, reason: errorName(error) };
  });
  if (status >= 500) console.error(`Newsletter relay: ${reason}`);
  res.setHeader("Cache-Control", "no-store");
  if (status === 405) res.setHeader("Allow", "POST");
  if (typeOf(req.headers) === "form") res.redirect(303, answerPath(status === 201));
  else res.status(status).json({ message: reason });
}

async function relay(req: GatsbyFunctionRequest): Promise<Answer> {
  const { method, headers } = req;
  const sent = req.body as unknown;
  if (method !== "POST") return { status: 405, reason: "only POST is answered" };
  if (!isSameOrigin(headers)) return { status: 403, reason: "the request is not from this site" };
  if (!typeOf(headers)) return { status: 415, reason: "the body must be JSON or a form" };
  if (sizeOf(sent) > MAX_BODY_BYTES)
    return { status: 413, reason: `the body is larger than ${MAX_BODY_BYTES} bytes` };
  const api = settings();
  if (!api) return { status: 503, reason: "API_HOST and API_SECRET are not configured" };
  const { email, [HONEYPOT]: honeypot } = fieldsOf(headers, sent);
  if (typeof email !== "string") return { status: 400, reason: '"email" is missing' };
  // Bots shouldn't learn that they were detected.
  const problem = honeypot ? undefined : await subscribe(email.trim(), api);
  return problem ? { status: 502, reason: problem } : { status: 201, reason: "subscribed" };
}

/**
 * Whether a page of this origin sent the request, by headers that scripts can't set: `Sec-Fetch-Site`, or `Origin` in older
 * browsers. https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
function isSameOrigin({ "sec-fetch-site": site, origin = "", host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === "same-origin";
  return URL.canParse(origin) && new URL(origin).host === host;
}

function typeOf(headers: IncomingHttpHeaders): "json" | "form" | undefined {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** Size of a body in bytes; some hosts have parsed it. */
const sizeOf = (body: unknown): number =>
  Buffer.isBuffer(body) ? body.length : Buffer.byteLength(JSON.stringify(body ?? ""));

/**
 * The fields of a body; none if it's malformed. Express's parser would log malformed JSON with the e-mail address.
 */
function fieldsOf(headers: IncomingHttpHeaders, body: unknown): Record<string, unknown> {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  try {
    const read: unknown = !isRaw
      ? body
      : typeOf(headers) === "form"
        ? Object.fromEntries(new URLSearchParams(body.toString()))
        : JSON.parse(body.toString());
    return { ...(read as object) };
  } catch {
    return {};
  }
}

/** Read at run time: Gatsby replaces `process.env.X` in Functions by its value in the build, secrets included. */
function settings(env = globalThis.process.env) {
  const host = env.API_HOST?.trim().replace(/\/+$/, "") ?? "";
  const secret = env.API_SECRET?.trim();
  return /^https?:/.test(host) && URL.canParse(host) && secret ? { host, secret } : undefined;
}

/**
 * Calls the newsletter API.
 * @returns what went wrong, without address and secret; undefined if nothing did
 */
async function subscribe(
  email: string,
  { host, secret }: { host: string; secret: string },
): Promise<string | undefined> {
  try {
    const response = await fetch(host + SUBSCRIBE_PATH, {
      method: "POST",
      // A kept connection is dead after a host has put the Function to sleep, and the post would be lost.
      headers: { "content-type": "application/json", secret, connection: "close" },
      body: JSON.stringify({ email }),
      // Following a redirect would send the secret to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status === 201 ? undefined : `the newsletter API answered ${response.status}`;
  } catch (error) {
    return `the newsletter API cannot be reached (${errorName(error)})`;
  }
}
