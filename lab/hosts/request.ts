/** Raw requests: paths are not normalized, redirects not followed, bodies not decompressed. */
import http from "node:http";
import https from "node:https";

export interface Response {
  status: number;
  /** All values by lower-case name. */
  headers: NodeJS.Dict<string[]>;
  bytes: Buffer;
}

/**
 * @param origin its certificate is self-signed, and not verified
 * @param path sent unchanged: `//pricing/` stays
 */
export function request(
  origin: string,
  path: string,
  options: http.RequestOptions = {},
  body?: string,
): Promise<Response> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === "https:" ? https.request : http.request;
  const all = { hostname, port, path, rejectUnauthorized: false, timeout: 10_000, ...options };
  return new Promise((resolve, reject) => {
    const sent = send(all, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headersDistinct: headers } = response;
        resolve({ status, headers, bytes: Buffer.concat(parts) });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${origin}${path}: no response in 10 s`)));
    sent.on("error", reject).end(body);
  });
}
