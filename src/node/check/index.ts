import { articleSlug } from "../content/slug";
import type { Entry } from "../content/entry";
import { siteOf } from "../content/pages";
import type { Site } from "../content/pages";
import { isError, reportInto } from "../content/problem";
import type { Problem, Report } from "../content/problem";
import { categoriesFit } from "./category-rules";
import * as comparison from "./comparison-rules";
import { datesArePast, factsAreFresh } from "./date-rules";
import * as file from "./file-rules";
import { fieldLinksLead } from "./field-links";
import { doubtsAfter, mend, standIns } from "./mend";
import * as page from "./page-rules";
import { pictureFiles } from "./picture-files";
import { darkPicturesFit, fieldPicturesFit, picturesAreNamed } from "./picture-rules";
import { referencesResolve } from "./references";
import { checkShape } from "./shape";
import { knownWordsSay } from "./suggestion-rules";
import { checkTexts, longTexts } from "./text";
import { addressesOf } from "./text/addresses";
import { nothingToDo } from "./unfinished";

/** Look at all files together. */
const fileRules: ((entries: Entry[], report: Report) => void)[] = [
  file.unique("articles", "slug", ({ data }) => articleSlug(data)),
  file.unique("articles", "title", ({ data }) => String(data.title)),
  file.unique("releases", "version", ({ data }) => String(data.version)),
  file.unique("releases", "title", ({ data }) => String(data.title)),
  file.unique("people", "handle", ({ data }) => String(data.handle)),
  file.releasesFit,
  file.articlesFit,
  categoriesFit,
  file.plansAddUp,
  comparison.complete,
  comparison.fieldsSayTheText,
  comparison.answersAreTold,
  comparison.rulesCanBeRead,
  file.estimatesFollow,
  knownWordsSay,
];

/**
 * Checks content files in one go: each against the schema, all against each other, the texts as readers will
 * see them. A mistake of one file hides none of another.
 * @param root the content folder, where the pictures are
 * @param problems what is wrong already; added to
 * @param today like 2026-11-21
 * @returns the site, or undefined where something is wrong that would show
 */
export function checkEntries(
  entries: Entry[],
  root: string,
  problems: Problem[],
  today: string,
): Site | undefined {
  const ofShape: Problem[] = [];
  for (const entry of entries) if (!entry.fault) checkShape(entry, reportInto(ofShape), root);
  file.filesPresent(entries, reportInto(ofShape));
  problems.push(...ofShape);

  const all = [...entries, ...standIns(entries)];
  const doubts = doubtsAfter(ofShape, all);
  const report = doubts.unlessTold(reportInto(problems));
  const mended = all.map((entry) => (doubts.isBroken(entry) ? mend(entry) : entry));
  for (const rule of fileRules) rule(mended, report);
  referencesResolve(mended, report, doubts);
  datesArePast(mended, report, today);
  factsAreFresh(mended, report, today);

  const texts = longTexts(mended);
  nothingToDo(mended, texts, report);
  const pictures = pictureFiles(root);
  fieldPicturesFit(mended, report, pictures);
  darkPicturesFit(mended, report, pictures);
  const site = siteOf(mended);
  if (site) {
    const addresses = addressesOf(site, mended, texts, doubts);
    page.headsFit(site, report);
    page.listsShow(site, report, today);
    page.redirectsLead(site, report, { ...addresses, today });
    page.pathsKept(site, report, { ...addresses, today });
    fieldLinksLead(mended, report, addresses, today);
    checkTexts(texts, report, { addresses, pictures, today });
  }
  picturesAreNamed(mended, report, pictures, doubts);
  // Without an error nothing was mended.
  return problems.some(isError) ? undefined : site;
}
