import { HONEYPOT } from "../contract";
import { bodyLengthOf, bodyTypeOf, fieldOf, isSameOrigin, type RelayRequest } from "./request";
import { relaySettings } from "./settings";
import { addSubscriber } from "./upstream";

/** Limit of the whole body. */
const MAX_BODY_BYTES = 10_000;
/** What the relay answers. */
export interface RelayResponse {
  status: 201 | 400 | 403 | 405 | 413 | 415 | 429 | 502 | 503;
  /** For developers, in JSON answers and the log; without personal data. */
  reason: string;
}

/** Forwards a valid subscription to the newsletter API. */
export async function relay(request: RelayRequest): Promise<RelayResponse> {
  if (request.method !== "POST") return { status: 405, reason: "only POST is answered" };
  if (!isSameOrigin(request)) return { status: 403, reason: "the request is not from this site" };
  if (!bodyTypeOf(request)) return { status: 415, reason: "the body must be JSON or a form" };
  if (bodyLengthOf(request) > MAX_BODY_BYTES) {
    return { status: 413, reason: `the body is larger than ${MAX_BODY_BYTES} bytes` };
  }
  const api = relaySettings();
  if (!api) return { status: 503, reason: "API_HOST and API_SECRET are not configured" };
  // Browsers without JavaScript post the field as it is.
  const email = fieldOf(request, "email")?.trim();
  if (email === undefined) return { status: 400, reason: '"email" is missing' };
  // Bots should not learn that they were detected.
  if (fieldOf(request, HONEYPOT)) return { status: 201, reason: "subscribed" };

  const problem = await addSubscriber(email, api);
  return problem ? { status: 502, reason: problem } : { status: 201, reason: "subscribed" };
}
