import type { ContentOptions } from "../options";
import { isOut } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { isError, reportInto } from "../reader/problem";
import type { Problem } from "../reader/problem";
import { contentSchema } from "../schema/schema";
import { doubtsAfter } from "./doubts";
import { filesDiffer, missingFiles, textsAreRead } from "./file-rules";
import { imageFiles } from "./image-files";
import type { ImageSizes } from "./image-sizes";
import { darkImagesFit, fieldImagesFit, imagesAreUsed } from "./image-rules";
import { referencesResolve } from "./references";
import type { Content, Rule } from "./rule";
import { checkShape } from "./shape";
import { addressesOf } from "./text/addresses";
import { checkTexts, longTexts, warningNames } from "./text";
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
  fieldImagesFit,
  darkImagesFit,
  value.fieldLinksLead,
  // After the rule that finds out which images are used.
  imagesAreUsed,
];

/**
 * Checks every file against the schema, against the other files, and its text as readers see it. A mistake in one
 * file doesn't hide mistakes in others.
 * @param filled the files with placeholders filled in
 * @param written the files before that
 * @param root the content folder, where the images are
 * @param problems gets what is found
 * @returns the site; undefined when there are errors
 */
export function checkEntries<Site>(
  options: ContentOptions<Site>,
  filled: Entry[],
  written: Entry[],
  root: string,
  problems: Problem[],
  { day: today, sizes }: { day: string; sizes: ImageSizes },
): Site | undefined {
  const { folder } = options;
  const schema = contentSchema(options.schema);
  textsAreRead(folder, root, reportInto(problems));
  const ofShape: Problem[] = [];
  const images = imageFiles(root, sizes);
  const inShape = reportInto(ofShape);
  const all = [...filled, ...missingFiles(filled, options, inShape)];
  const entries = all.map((entry) => checkShape(entry, schema, inShape, images.all));
  problems.push(...ofShape);
  const settings = warningSettings(options, root, warningNames, problems);
  const doubts = doubtsAfter(ofShape.filter(isError), entries);
  const siteOf = (some: Entry[]) => (options.site?.(some, today) ?? some) as Site;
  const site = siteOf(entries);
  const values = valuesOf(entries, schema);
  const texts = longTexts(entries, options);
  const content: Content = {
    ...{ folder, schema, entries, written, values, texts, images, doubts, settings },
    fieldTexts: fieldTexts(values),
    passages: passagesOf(values, texts),
    addresses: addressesOf(options, site, texts, doubts),
    today,
  };
  const report = doubts.unlessReported(reportInto(problems));
  for (const rule of rules) rule(content, report);
  for (const rule of options.rules ?? []) rule(site, report, content);
  checkTexts(content, report);
  // Without errors, no value was replaced by an empty one.
  if (problems.some(isError)) return undefined;
  return process.env.NODE_ENV === "development"
    ? site
    : siteOf(entries.filter((entry) => isOut(entry, today)));
}
