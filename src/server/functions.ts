/** Runs Gatsby Functions without Gatsby. */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";

/** Bytes that a Function is given; the relay takes 10 kB. */
const MAX_BODY = 16_384;

/** A Gatsby Function. */
export type Handler = (req: GatsbyFunctionRequest, res: GatsbyFunctionResponse) => unknown;

/**
 * Answers with a Function, if there is one.
 * @throws what the Function throws
 */
export async function callFunction(
  handler: Handler | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = handler && (await bodyOf(request));
  if (!handler) refuse(404, response);
  else if (!body) refuse(413, response);
  // The relay reads the body itself: src/features/newsletter/relay/request.ts.
  else await handler(asGatsby(Object.assign(request, { body })), gatsbyResponse(response));
}

/** @returns undefined when it is too large, without waiting for the rest */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) return undefined;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const asGatsby = (request: IncomingMessage) => request as unknown as GatsbyFunctionRequest;

/** With what Functions use of Express. https://expressjs.com/en/5x/api/#res */
function gatsbyResponse(response: ServerResponse): GatsbyFunctionResponse {
  const more = {
    status: (code: number) => Object.assign(response, { statusCode: code }),
    send: (body: string) => response.end(body),
    json: (value: unknown) => sendJson(response, value),
  };
  return Object.assign(response, more) as unknown as GatsbyFunctionResponse;
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(JSON.stringify(value));
}

/** Answers with a status and its name. */
export function refuse(status: number, response: ServerResponse): void {
  response.statusCode = status;
  sendJson(response, { message: http.STATUS_CODES[status] });
}
