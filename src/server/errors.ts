import { STATUS_CODES } from "node:http";
import type { FastifyError } from "fastify";
import { errorName } from "../lib/error-name";

/** The status that answers an error. A fault of ours is logged, without anything from the request. */
export function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(`The server failed: ${errorName(error)}`);
  return status;
}

/** The name of a status: `Not Found`. */
export const reasonOf = (status: number): string => STATUS_CODES[status] ?? "Error";
