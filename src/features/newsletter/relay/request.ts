import type { IncomingHttpHeaders } from "node:http";

/** What the relay reads of a request. */
export interface RelayRequest {
  method: string;
  headers: IncomingHttpHeaders;
  /** From `readBody`; an object for valid JSON and forms. */
  body: unknown;
}

/**
 * Parses a raw body; one that a host has parsed stays. Not by Express, whose error for malformed JSON quotes the e-mail
 * address in the log.
 * @returns undefined for a malformed body, such as a form with a field twice, or one of another type
 */
export function readBody(headers: IncomingHttpHeaders, body: unknown): unknown {
  if (typeof body !== "string" && !Buffer.isBuffer(body)) return body;
  const type = bodyTypeOf({ headers });
  try {
    if (type === "json") return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  const fields = new URLSearchParams(body.toString());
  const names = [...fields.keys()];
  return type && new Set(names).size === names.length ? Object.fromEntries(fields) : undefined;
}

/** @returns the type of a body that the relay accepts */
export function bodyTypeOf({
  headers,
}: Pick<RelayRequest, "headers">): "json" | "form" | undefined {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** @returns bytes: announced or received, whichever is more */
export function bodyLengthOf({ headers, body }: RelayRequest): number {
  const announced = Number(headers["content-length"] ?? 0);
  return Math.max(announced, Buffer.byteLength(JSON.stringify(body ?? "")));
}

/** @returns a text field of the body */
export function fieldOf({ body }: RelayRequest, name: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
}

/**
 * Whether a page of this origin sent the request, by headers that pages cannot set: `Sec-Fetch-Site`, or `Origin` in older
 * browsers. https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site
 */
export function isSameOrigin({ headers }: RelayRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return URL.canParse(headers.origin ?? "") && new URL(headers.origin ?? "").host === headers.host;
}
