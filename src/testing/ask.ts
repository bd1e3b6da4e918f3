import http, { type IncomingMessage } from "node:http";

/** An answer with all of its body. */
export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Requests a path without normalizing it, such as `//pricing/`. @param url of the server */
export function ask(
  url: string,
  address: string,
  options: http.RequestOptions = {},
  body = "",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { path: address, ...options });
    sent.on("error", reject).end(body);
    sent.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    });
  });
}
