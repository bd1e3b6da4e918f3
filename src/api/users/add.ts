import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { relay } from "../../features/newsletter/relay/relay";
import { readBody } from "../../features/newsletter/relay/request";
import { respond } from "../../features/newsletter/relay/respond";
import { errorName } from "../../lib/error-name";

export { "config" } from "../../workarounds/gatsby-function-config";

/**
 * `POST /api/users/add`: the newsletter relay. Takes JSON, or a form sent without JavaScript, with `email` from a page of
 * this site, and calls `API_HOST` with the secret. Answers JSON with JSON, and a form with a page. How often a visitor may
 * post is up to the server that runs it (`src/server/rate-limit.ts`).
 */
export default async function add(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  // An error thrown here would end `gatsby develop`.
  try {
    const { method = "", headers } = req;
    const answer = await relay({ method, headers, body: readBody(headers, req.body as unknown) });
    if (answer.status >= 500) console.error(`Newsletter relay: ${answer.reason}`);
    respond(req, res, answer);
  } catch (error) {
    console.error(`Newsletter relay: ${errorName(error)}`);
    if (!res.headersSent) res.status(502).json({ message: "internal error" });
  }
}
