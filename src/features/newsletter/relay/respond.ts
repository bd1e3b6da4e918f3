import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import newsletter from "../../../../content/newsletter.json";
import product from "../../../../content/product.json";
import { dark, light } from "../../../theme/palette";
import type { RelayResponse } from "./relay";
import { bodyTypeOf } from "./request";
import { answerPolicy, responsePage } from "./response-page";

const site = { words: newsletter.result, language: product.language, light, dark };

/** Sends what the relay answers: JSON to JSON, and a page to a form sent without JavaScript. */
export function respond(
  { headers }: Pick<GatsbyFunctionRequest, "headers">,
  res: GatsbyFunctionResponse,
  answer: RelayResponse,
): void {
  res.setHeader("Cache-Control", "no-store");
  if (answer.status === 405) res.setHeader("Allow", "POST");
  res.status(answer.status);
  if (bodyTypeOf({ headers }) !== "form") {
    res.json({ message: answer.reason });
    return;
  }
  res.setHeader("Content-Type", "text/html; charset=utf-8");
  res.setHeader("Content-Security-Policy", answerPolicy(site));
  res.send(responsePage(answer, { headers }, site));
}
