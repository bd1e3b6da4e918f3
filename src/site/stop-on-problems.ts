import type { ParentSpanPluginArgs } from "gatsby";
import { formatProblems } from "../../plugins/gatsby-source-typed-content";
import { brokenImages } from "../images/broken-images";
import { listProblems, readSettings } from "../node/settings";

/** Stops the build on wrong settings, and on images that can't be decoded; `gatsby develop` doesn't mind these. */
export async function stopOnProblems({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const { problems } = readSettings(process.env);
  if (problems.length > 0) reporter.panic(listProblems(problems));
  const broken = await brokenImages();
  if (broken.length > 0 && process.env.NODE_ENV !== "development")
    reporter.panic(formatProblems(broken));
}
