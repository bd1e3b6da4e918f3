import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { formatProblems, inOrder } from "../content/problem";
import { brokenImages } from "../images/broken-images";
import type { Site } from "../read-content";
import { setSite } from "./site-now";
import { showProblems } from "./show-problems";
import { watchContent } from "./watch-content";
import { readContent } from "../read-content";
import { findSettingProblems, formatSettingProblems } from "../settings";

/**
 * Stops the build on wrong settings or content, and lists every problem. Warnings do not stop it. `gatsby develop`
 * waits until the content has no errors.
 */
export async function stopOnProblems({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const settings = findSettingProblems(process.env);
  if (settings.length > 0) reporter.panic(formatSettingProblems(settings));
  const reading = readContent();
  const broken = await brokenImages();
  if (broken.length > 0 && process.env.NODE_ENV !== "development")
    reporter.panic(formatProblems(inOrder([...broken, ...reading.problems])));
  if (reading.site) {
    setSite(reading.site);
    if (reading.problems.length > 0) reporter.warn(formatProblems(reading.problems));
  } else if (process.env.NODE_ENV === "development") setSite(await rightSite(reporter));
  else reporter.panic(formatProblems(reading.problems));
}

/** Prints the problems and waits until the content has no errors. */
function rightSite(reporter: Reporter): Promise<Site> {
  return new Promise((resolve) => {
    const stop = watchContent((reading) => {
      showProblems(reading, reporter);
      if (reading.site) void stop().then(() => resolve(reading.site as Site));
      else reporter.info("Fix this and save: the build continues automatically.");
    });
  });
}
