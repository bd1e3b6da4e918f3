import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/** What the relay looks at in a request. */
export interface RelayRequest {
  method: string;
  headers: IncomingHttpHeaders;
  /** What `readBody` made of it; an object for JSON and forms that are well formed. */
  body: unknown;
  /** The address at the other end of the connection. */
  remoteAddress: string;
}

/**
 * Reads a body that came as it was sent; one that a host has parsed already stays as it is. Express would do it, too, but
 * what it says of malformed JSON goes into the log and quotes the body, with the address in it.
 *
 * @returns undefined when it is malformed, or in no way that the relay takes
 */
export function readBody(headers: IncomingHttpHeaders, body: unknown): unknown {
  if (typeof body !== "string" && !Buffer.isBuffer(body)) return body;
  const type = bodyTypeOf({ headers });
  try {
    if (type === "json") return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  return type && Object.fromEntries(new URLSearchParams(body.toString()));
}

/** @returns how the body is written, undefined when it is in no way that the relay takes */
export function bodyTypeOf({
  headers,
}: Pick<RelayRequest, "headers">): "json" | "form" | undefined {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** @returns bytes: what was announced or what came, whichever is more */
export function bodyLengthOf({ headers, body }: RelayRequest): number {
  const announced = Number(headers["content-length"] ?? 0);
  return Math.max(announced, Buffer.byteLength(JSON.stringify(body ?? "")));
}

/** @returns the value of a text field of the body, undefined when it is missing or no text */
export function fieldOf({ body }: RelayRequest, name: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
}

/**
 * Whether a page of this site sent the request, and not one on another port or subdomain. Browsers say so in a header that
 * pages cannot set: `Sec-Fetch-Site` in all current ones, `Origin` in older ones.
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
export function isSameOrigin({ headers }: RelayRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return URL.canParse(headers.origin ?? "") && new URL(headers.origin ?? "").host === headers.host;
}

/**
 * Who posts, for the rate limit.
 *
 * @param header the name of the header in which the proxy before the site tells the visitor's
 *   address; undefined when there is no proxy. Of a list, the last entry is the proxy's own.
 */
export function clientOf({ headers, remoteAddress }: RelayRequest, header?: string): string {
  const told = header === undefined ? "" : String(headers[header.toLowerCase()] ?? "");
  const address = addressIn(told.split(",").at(-1) ?? "") || addressIn(remoteAddress);
  if (isIP(address) !== 6) return address;
  // One household or machine has a whole /64 of IPv6 addresses: they count as one client.
  const [start = ""] = address.split("::");
  return `${start.split(":").slice(0, 4).join(":")}::/64`;
}

/** In which proxies tell whose request they pass on. */
const proxyHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/**
 * The header by which a proxy shows that it stands before the site, where none is configured: all visitors count as one
 * client then.
 * @param header as {@link clientOf} takes it
 */
export const unheardProxy = (
  { headers }: Pick<RelayRequest, "headers">,
  header?: string,
): string | undefined =>
  header === undefined ? proxyHeaders.find((name) => headers[name] !== undefined) : undefined;

/** Without what is written around it: a port, which each connection has of its own, brackets, IPv6 around IPv4. */
function addressIn(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^([\d.]+):\d+$/, "$1");
  return isIP(bare) ? bare : "";
}
