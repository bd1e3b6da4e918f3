/** Requests as they are, with no redirect followed, nothing unpacked and no path made tidy. */
import http from "node:http";
import https from "node:https";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Names and values one after the other, also of headers that came twice. */
  rawHeaders: string[];
  /** As it came. */
  bytes: Buffer;
  /** Unpacked. */
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** One of this machine's own addresses, from which it comes. */
  localAddress?: string;
}

/**
 * @param origin the certificate is the trial's own, and not looked at
 * @param path sent as it is: `//pricing/` stays
 * @throws when nobody answers within ten seconds
 */
export function ask(
  origin: string,
  path: string,
  { method, headers, body, localAddress }: Question = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ hostname, port, path, method, localAddress, rejectUnauthorized: false },
        timeout: 10_000,
        headers: { ...headers, ...length },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(parts);
          const { statusCode: status = 0, headers, rawHeaders } = response;
          const text = unpacked(bytes, headers["content-encoding"]).toString();
          resolve({ status, headers, rawHeaders, bytes, text });
        });
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`${origin}${path}: no answer in ten seconds`)));
    sent.on("error", reject);
    sent.end(body);
  });
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
