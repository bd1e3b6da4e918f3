import type { ParentSpanPluginArgs } from "gatsby";
import type { Site } from "./pages";
import { siteNow } from "./content";

/** A message for each content file whose page doesn't exist. */
export function missingPages(site: Pick<Site, "pages" | "files">, made: string[]): string[] {
  const expected = [
    ...site.pages.map(({ path, source }) => ({ path, file: source.entry.file })),
    { path: "/404.html", file: site.files.notFound.file },
  ];
  return expected
    .filter(({ path }) => !made.includes(path))
    .map(
      ({ path, file }) =>
        `There's no page at ${path}, but ${file} has its text. Restore the page in src/pages, or remove that file and its line in src/content/schema/base.graphql.`,
    );
}

/** Stops a build before it bundles: without a page, a later step would miss its HTML. */
export function expectPages({ getNodesByType, reporter }: ParentSpanPluginArgs): void {
  const made = getNodesByType("SitePage").map(({ path }) => String(path));
  const missing = missingPages(siteNow(), made);
  if (missing.length > 0) reporter.panic(missing.join("\n"));
}
