import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";

/**
 * The client, for the rate limit; a household has a /64 of IPv6 addresses, which count as one.
 * @param remoteAddress at the other end of the connection
 * @param header in which the site's proxy names the visitor's address; of a list, the last entry is the proxy's
 */
export function clientOf(
  headers: IncomingHttpHeaders,
  remoteAddress: string,
  header?: string,
): string {
  const list = header === undefined ? "" : String(headers[header.toLowerCase()] ?? "");
  return normalizeIP(addressIn(list.split(",").at(-1) ?? "") || remoteAddress);
}

/** Headers in which proxies name the visitor's address. */
const proxyHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/**
 * The header of a proxy that is not configured: all visitors would count as one client.
 * @param header as in {@link clientOf}
 */
export const unheardProxy = (headers: IncomingHttpHeaders, header?: string): string | undefined =>
  header === undefined ? proxyHeaders.find((name) => headers[name] !== undefined) : undefined;

/** The IP address in a header's entry, without port and brackets. */
function addressIn(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1");
  return isIP(bare) ? bare : "";
}
