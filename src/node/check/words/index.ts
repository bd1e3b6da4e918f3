import type { Site } from "../../content/pages";
import type { Report } from "../../content/problem";
import type { LongText } from "../text/long-text";
import type { Value } from "../walk";
import { datesExist } from "./dates";
import { namesAreRight } from "./names";
import { linksSayWhere } from "./link-words";
import { promisesHold } from "./outdated";
import type { Passage } from "./passages";
import { descriptionsHelp, noSlips } from "./slips";

/** Warns of what readers would stumble over in every text. Most rules know English only. */
export function checkWords(
  site: Site,
  passages: Passage[],
  values: Value[],
  texts: LongText[],
  report: Report,
  today: string,
): void {
  descriptionsHelp(values, texts, report);
  linksSayWhere(site, values, texts, report);
  // Unknown while product.json cannot be read.
  if (site.product.language && site.product.language !== "en") return;
  noSlips(passages, report);
  namesAreRight(values, passages, report);
  datesExist(passages, report);
  promisesHold(site, passages, report, today);
}
