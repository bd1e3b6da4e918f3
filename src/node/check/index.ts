import type { Entry } from "../content/entry";
import { siteOf } from "../content/pages";
import type { Site } from "../content/pages";
import { isError, reportInto } from "../content/problem";
import type { Problem } from "../content/problem";
import { cardsShowTitles } from "./card-rules";
import { doubtsAfter } from "./doubts";
import { filesDiffer, missingFiles, textsAreRead } from "./file-rules";
import { imageFiles } from "./image-files";
import { darkImagesFit, fieldImagesFit, imagesAreUsed } from "./image-rules";
import * as page from "./page-rules";
import { bracesAreFilled } from "./placeholder-rules";
import { referencesResolve } from "./references";
import type { Content, Rule } from "./rule";
import { checkShape } from "./shape";
import * as whole from "./site-rules";
import { checkTexts, longTexts } from "./text";
import { addressesOf } from "./text/addresses";
import * as value from "./value-rules";
import { valuesOf } from "./walk";
import { warningSettings } from "./warning-settings";
import * as word from "./word-rules";
import { fieldTexts, passagesOf } from "./words/passages";

const rules: Rule[] = [
  filesDiffer,
  referencesResolve,
  value.datesArePlausible,
  value.factsAreFresh,
  word.nothingToDo,
  word.charactersAreVisible,
  word.noSecrets,
  word.fieldsArePlain,
  bracesAreFilled,
  fieldImagesFit,
  darkImagesFit,
  cardsShowTitles,
  whole.releasesFit,
  whole.releasesFollow,
  whole.articlesFit,
  whole.updatesFollow,
  whole.categoriesFit,
  whole.plansAddUp,
  whole.comparisonIsComplete,
  whole.demoIssuesFit,
  whole.analyticsAreTold,
  page.headsFit,
  page.barLeads,
  page.listsShow,
  page.redirectsLead,
  page.pathsKept,
  value.fieldLinksLead,
  checkTexts,
  // After the rules that find out which images are used.
  imagesAreUsed,
];

/**
 * Checks every file against the schema, against the other files, and its text as readers see it. A mistake in one
 * file doesn't hide mistakes in others.
 * @param filled the files with placeholders filled in
 * @param written the files before that
 * @param root the content folder, where the images are
 * @param problems gets what is found
 * @param today like 2026-11-21
 * @returns the site; undefined when there are errors
 */
export function checkEntries(
  filled: Entry[],
  written: Entry[],
  root: string,
  problems: Problem[],
  today: string,
): Site | undefined {
  textsAreRead(root, reportInto(problems));
  const ofShape: Problem[] = [];
  const images = imageFiles(root);
  const inShape = reportInto(ofShape);
  const all = [...filled, ...missingFiles(filled, inShape)];
  const entries = all.map((entry) => checkShape(entry, inShape, images.all));
  problems.push(...ofShape);
  const settings = warningSettings(root, problems);
  const doubts = doubtsAfter(ofShape.filter(isError), entries);
  const site = siteOf(entries, today);
  const values = valuesOf(entries);
  const texts = longTexts(entries);
  const content: Content = {
    ...site,
    ...{ entries, written, values, texts, images, doubts, settings, today },
    fieldTexts: fieldTexts(values),
    passages: passagesOf(values, texts),
    addresses: addressesOf(site, texts, doubts),
  };
  const report = doubts.unlessReported(reportInto(problems));
  for (const rule of rules) rule(content, report);
  // Without errors, no value was replaced by an empty one.
  return problems.some(isError) ? undefined : site;
}
