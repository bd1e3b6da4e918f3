import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import newsletter from "../../../content/newsletter.json";
import product from "../../../content/product.json";
import { answerPage } from "../../integrations/newsletter/relay/answer-page";
import { RateLimit } from "../../integrations/newsletter/relay/rate-limit";
import { relay, type RelayAnswer } from "../../integrations/newsletter/relay/relay";
import { bodyTypeOf, type RelayRequest } from "../../integrations/newsletter/relay/request";
import { errorName } from "../../lib/error-name";
import { dark, light } from "../../theme/palette";

// `gatsby serve` loads this file anew for every request; what is to last lives on `globalThis`.
const lasting = globalThis as typeof globalThis & { newsletterRelayRate?: RateLimit };

const site = { words: newsletter.answer, language: product.language, light, dark };

/**
 * `POST /api/users/add`: the newsletter relay. Takes JSON or a form with `email` from a page of this
 * site and calls `API_HOST` with the secret that no browser gets to see. JSON is answered with JSON,
 * a form (sent by a browser without JavaScript) with a page.
 */
export default async function add(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  // Nothing may be thrown from here: it would end `gatsby serve`.
  try {
    lasting.newsletterRelayRate ??= new RateLimit();
    const request: RelayRequest = {
      method: req.method ?? "",
      headers: req.headers,
      body: req.body as unknown,
      remoteAddress: req.socket.remoteAddress ?? "",
    };
    const answer = await relay(request, lasting.newsletterRelayRate);
    if (answer.status >= 500) console.error(`Newsletter relay: ${answer.reason}`);
    send(res, request, answer);
  } catch (error) {
    console.error(`Newsletter relay: ${errorName(error)}`);
    if (!res.headersSent) res.status(502).json({ message: "internal error" });
  }
}

function send(res: GatsbyFunctionResponse, request: RelayRequest, answer: RelayAnswer): void {
  res.setHeader("Cache-Control", "no-store");
  if (answer.status === 405) res.setHeader("Allow", "POST");
  if (answer.status === 429) res.setHeader("Retry-After", "60");
  res.status(answer.status);
  if (bodyTypeOf(request) !== "form") {
    res.json({ message: answer.reason });
    return;
  }
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.send(answerPage(answer, request, site));
}
