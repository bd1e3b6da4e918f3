import type { IncomingHttpHeaders } from "node:http";

/** What the relay looks at in a request. */
export interface RelayRequest {
  method: string;
  headers: IncomingHttpHeaders;
  /** As Gatsby parsed it: an object for JSON and forms, else text, bytes or undefined. */
  body: unknown;
  /** The address at the other end of the connection. */
  remoteAddress: string;
}

/** @returns how the body is written, undefined when it is in no way that the relay takes */
export function bodyTypeOf({ headers }: RelayRequest): "json" | "form" | undefined {
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
 * Whether a page of this site sent the request. Browsers say so in a header that pages cannot set:
 * `Sec-Fetch-Site` in all current ones, `Origin` in older ones.
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
export function isSameSite({ headers }: RelayRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "same-site";
  return URL.canParse(headers.origin ?? "") && new URL(headers.origin ?? "").host === headers.host;
}

/**
 * Who posts, for the rate limit.
 *
 * @param header the name of the header in which the proxy before the site tells the visitor's
 *   address; undefined when there is no proxy. Of a list, the last entry is the proxy's own.
 */
export function clientOf({ headers, remoteAddress }: RelayRequest, header?: string): string {
  const told = header === undefined ? undefined : String(headers[header.toLowerCase()] ?? "");
  const address = told?.split(",").at(-1)?.trim() || remoteAddress;
  if (!address.includes(":") || address.includes(".")) return address.replace("::ffff:", "");
  // One household or machine has a whole /64 of IPv6 addresses: they count as one client.
  const [start = ""] = address.split("::");
  return `${start.split(":").slice(0, 4).join(":")}::/64`;
}
