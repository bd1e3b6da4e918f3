import type { Entry } from "../content/entry";
import { siteOf } from "../content/pages";
import type { Site } from "../content/pages";
import { isError, reportInto } from "../content/problem";
import type { Problem, Report } from "../content/problem";
import * as comparison from "./comparison-rules";
import { filesDiffer, missingFiles, textsAreRead } from "./file-rules";
import { doubtsAfter, mend } from "./mend";
import * as page from "./page-rules";
import { imageFiles } from "./image-files";
import { darkImagesFit, fieldImagesFit, imagesAreUsed } from "./image-rules";
import { bracesAreFilled } from "./placeholder-rules";
import { referencesResolve } from "./references";
import { checkShape } from "./shape";
import * as content from "./site-rules";
import { specificationHolds } from "./specification";
import { checkTexts, longTexts } from "./text";
import { addressesOf } from "./text/addresses";
import type { Addresses } from "./text/addresses";
import * as value from "./value-rules";
import * as word from "./word-rules";
import { valuesOf } from "./walk";
import { checkWords } from "./words";
import { passagesOf } from "./words/passages";

/** Rules about the whole site. */
const siteRules: ((site: Site, report: Report, addresses: Addresses) => void)[] = [
  content.releasesFit,
  content.releasesFollow,
  content.articlesFit,
  content.updatesFollow,
  content.categoriesFit,
  content.plansAddUp,
  comparison.rowsAreComplete,
  comparison.cellsSayTheirFields,
  comparison.answersFit,
  comparison.rulesCanBeRead,
  content.estimatesFollow,
  content.pointsAreOfScale,
  content.pastIssuesDiffer,
  page.headsFit,
  page.barLeads,
  page.listsShow,
  page.redirectsLead,
  page.pathsKept,
];

/**
 * Checks every file against the schema, against the other files, and its text as readers see it. A mistake in one
 * file hides none in another.
 * @param root the content folder, where the images are
 * @param problems gets what is found
 * @param today like 2026-11-21
 * @returns the site; undefined when there are errors
 */
export function checkEntries(
  entries: Entry[],
  root: string,
  problems: Problem[],
  today: string,
): Site | undefined {
  textsAreRead(root, reportInto(problems));
  const ofShape: Problem[] = [];
  const images = imageFiles(root);
  for (const entry of entries) if (!entry.fault) checkShape(entry, reportInto(ofShape), images.all);
  const all = [...entries, ...missingFiles(entries, reportInto(ofShape))];
  problems.push(...ofShape);
  const doubts = doubtsAfter(ofShape, all);
  const report = doubts.unlessReported(reportInto(problems));
  const mended = problems.length > 0 ? all.map(mend) : all;
  filesDiffer(mended, report);
  const values = valuesOf(mended);
  referencesResolve(mended, values, report, doubts);
  value.datesArePlausible(values, report, today);
  value.factsAreFresh(values, report, today);

  const texts = longTexts(mended);
  word.nothingToDo(values, texts, report);
  word.signsAreSeen(values, texts, report);
  word.noSecrets(values, texts, report);
  word.titlesAreBare(values, report);
  word.fieldsArePlain(values, report);
  const passages = passagesOf(values, texts);
  bracesAreFilled(entries, passages, report);
  fieldImagesFit(values, report, images);
  darkImagesFit(mended, report, images);
  const site = siteOf(mended);
  const addresses = addressesOf(site, texts, doubts, today);
  for (const rule of siteRules) rule(site, report, addresses);
  specificationHolds(site, mended, report);
  value.fieldLinksLead(values, report, addresses);
  checkTexts(texts, report, { addresses, images });
  checkWords(site, passages, values, texts, report, today);
  imagesAreUsed(mended, report, images, doubts);
  // Without errors no entry was mended.
  return problems.some(isError) ? undefined : site;
}
