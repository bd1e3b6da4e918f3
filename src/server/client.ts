import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * The client, for the rate limit.
 * @param remoteAddress at the other end of the connection
 * @param header in which the site's proxy names the visitor's address; of a list, the last entry is the proxy's
 */
export function clientOf(
  headers: IncomingHttpHeaders,
  remoteAddress: string,
  header?: string,
): string {
  const list = header === undefined ? "" : String(headers[header.toLowerCase()] ?? "");
  const address = addressIn(list.split(",").at(-1) ?? "") || addressIn(remoteAddress);
  if (isIP(address) !== 6) return address;
  // A household has a /64 of IPv6 addresses: they count as one client.
  const [start = ""] = address.split("::");
  return `${start.split(":").slice(0, 4).join(":")}::/64`;
}

/** Headers in which proxies name the visitor's address. */
const proxyHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"];

/**
 * The header of a proxy that is not configured: all visitors would count as one client.
 * @param header as in {@link clientOf}
 */
export const unheardProxy = (headers: IncomingHttpHeaders, header?: string): string | undefined =>
  header === undefined ? proxyHeaders.find((name) => headers[name] !== undefined) : undefined;

/** The IP address in a header's entry: without port, brackets and the IPv6 prefix of IPv4. */
function addressIn(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/^([\d.]+):\d+$/, "$1");
  return isIP(bare) ? bare : "";
}
