import type { Socket } from "node:net";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import newsletter from "../../../content/newsletter.json";
import product from "../../../content/product.json";
import { responsePage, answerPolicy } from "../../features/newsletter/relay/response-page";
import { RateLimit } from "../../features/newsletter/relay/rate-limit";
import { relay, type RelayResponse } from "../../features/newsletter/relay/relay";
import {
  bodyTypeOf,
  readBody,
  type RelayRequest,
  unheardProxy,
} from "../../features/newsletter/relay/request";
import { relaySettings } from "../../features/newsletter/relay/settings";
import { errorName } from "../../lib/error-name";
import { dark, light } from "../../theme/palette";

// `gatsby develop` reloads this file for every request: lasting state is on `globalThis`.
const lasting = globalThis as typeof globalThis & {
  newsletterRelayRate?: RateLimit;
  newsletterRelayHasToldOfProxy?: true;
};

const site = { words: newsletter.result, language: product.language, light, dark };

export { "config" } from "../../workarounds/gatsby-function-config";

/**
 * `POST /api/users/add`: the newsletter relay. Takes JSON, or a form sent without JavaScript, with `email` from a page of
 * this site, and calls `API_HOST` with the secret. Answers JSON with JSON, and a form with a page.
 */
export default async function add(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  // An error thrown here would end `gatsby develop`.
  try {
    const { rateLimit: limit, redisUrl, clientHeader } = relaySettings();
    lasting.newsletterRelayRate ??= new RateLimit({ limit, redisUrl });
    const request: RelayRequest = {
      method: req.method ?? "",
      headers: req.headers,
      body: readBody(req.headers, req.body as unknown),
      // On Netlify a request has no connection; its header is RELAY_CLIENT_HEADER.
      remoteAddress: (req.socket as Socket | undefined)?.remoteAddress ?? "",
    };
    tellOfProxy(request, clientHeader);
    const answer = await relay(request, lasting.newsletterRelayRate);
    if (answer.status >= 500) console.error(`Newsletter relay: ${answer.reason}`);
    send(res, request, answer);
  } catch (error) {
    console.error(`Newsletter relay: ${errorName(error)}`);
    if (!res.headersSent) res.status(502).json({ message: "internal error" });
  }
}

/** Logs once that requests come through a proxy that the settings do not name. */
function tellOfProxy(request: RelayRequest, clientHeader?: string): void {
  const header = unheardProxy(request, clientHeader);
  if (!header || lasting.newsletterRelayHasToldOfProxy) return;
  lasting.newsletterRelayHasToldOfProxy = true;
  console.warn(
    `Newsletter relay: requests come with ${header}, but RELAY_CLIENT_HEADER is not set: behind a proxy all visitors ` +
      "share one limit. Set it to the header in which your proxy tells the visitor's address (.env.example).",
  );
}

function send(res: GatsbyFunctionResponse, request: RelayRequest, answer: RelayResponse): void {
  res.setHeader("Cache-Control", "no-store");
  if (answer.status === 405) res.setHeader("Allow", "POST");
  if (answer.status === 429) res.setHeader("Retry-After", "60");
  res.status(answer.status);
  if (bodyTypeOf(request) !== "form") {
    res.json({ message: answer.reason });
    return;
  }
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Content-Security-Policy", answerPolicy(site));
  res.send(responsePage(answer, request, site));
}
