import type { Article, Thing } from "schema-dts";
import { canonicalUrl } from "../../lib/addresses";
import { releaseTitle } from "../../lib/head-title";
import { isoDay } from "../../lib/iso-day";
import { imageObject } from "../picture";
import type { Pictured } from "../picture";
import { organization, organizationId } from "./organization";

type Notes = Pick<Queries.Release, "version" | "title" | "summary" | "path" | "date"> & Pictured;

/**
 * The graph of a release's page: notes, publisher.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function releaseGraph(release: Notes, product: Queries.MakerFragment): Thing[] {
  const { version, title, summary, path, date } = release;
  const { name, siteUrl, language } = product;
  const url = canonicalUrl(siteUrl, path);
  const maker = { "@id": organizationId(siteUrl) } as const;
  const notes: Article = {
    "@type": "Article",
    "@id": `${url}#release`,
    headline: releaseTitle(version, title),
    description: summary,
    url,
    mainEntityOfPage: url,
    datePublished: isoDay(date),
    author: maker,
    publisher: maker,
    image: imageObject(release, siteUrl),
    inLanguage: language,
    about: {
      "@type": "SoftwareApplication",
      "@id": `${siteUrl}/#app`,
      name,
      softwareVersion: version,
      releaseNotes: url,
    },
  };
  return [notes, organization(product)];
}
