import type { Site } from "../../content/pages";
import type { Report } from "../../content/problem";
import type { LongText } from "../text/long-text";
import type { Value } from "../walk";
import { passagesOf } from "./passages";
import { descriptionsHelp, noSlips } from "./slips";

/** Warns of what readers would stumble over in every text. The rules know English only. */
export function checkWords(
  { product }: Site,
  values: Value[],
  texts: LongText[],
  report: Report,
): void {
  if (product.language === "en") noSlips(passagesOf(values, texts), report);
  descriptionsHelp(values, texts, report);
}
