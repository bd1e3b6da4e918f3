import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import type { ContentOptions } from "../options";
import { checkContent } from "../read-content";
import { formatProblems } from "../reader/problem";
import { setCurrentSite } from "./current-site";
import { showProblems } from "./show-problems";
import { watchContent } from "./watch-content";

/**
 * Stops the build on wrong content, and lists every problem. Warnings do not stop it. `gatsby develop` waits until the
 * content has no errors.
 */
export async function stopOnProblems<Site>(
  { reporter }: ParentSpanPluginArgs,
  options: ContentOptions<Site>,
): Promise<void> {
  const reading = await checkContent(options);
  if (reading.site) {
    setCurrentSite(reading.site);
    if (reading.problems.length > 0) reporter.warn(formatProblems(reading));
  } else if (process.env.NODE_ENV === "development")
    setCurrentSite(await rightSite(options, reporter));
  else reporter.panic(formatProblems(reading));
}

/** Prints the problems and waits until the content has no errors. */
function rightSite<Site>(options: ContentOptions<Site>, reporter: Reporter): Promise<unknown> {
  return new Promise((resolve) => {
    const stop = watchContent(options, (reading) => {
      showProblems(reading, reporter);
      if (reading.site) void stop().then(() => resolve(reading.site));
      else reporter.info("Fix this and save: the build continues automatically.");
    });
  });
}
