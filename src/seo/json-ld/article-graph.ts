import type { BlogPosting, Thing } from "schema-dts";
import { canonicalUrl } from "../../lib/addresses";
import { isoDay } from "../../lib/iso-day";
import { imageObject } from "../picture";
import { itemList } from "./lists";
import { organization, organizationId } from "./organization";

/**
 * The graph of an article's page: posting, publisher, compared products.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function articleGraph(
  article: Queries.PostingFragment,
  product: Queries.MakerFragment,
): Thing[] {
  const { title, description, path, author, compares } = article;
  const { siteUrl, language } = product;
  const url = canonicalUrl(siteUrl, path);
  const posting: BlogPosting = {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: isoDay(article.date),
    dateModified: isoDay(article.modified),
    author: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.title,
      url: author.linkedin,
    },
    publisher: { "@id": organizationId(siteUrl) },
    image: imageObject(article, siteUrl),
    articleSection: article.category,
    wordCount: article.wordCount,
    // ISO 8601 duration.
    timeRequired: `PT${article.readTime}M`,
    inLanguage: language,
  };
  return [
    posting,
    organization(product),
    ...(compares?.length ? [itemList(siteUrl, title, compares)] : []),
  ];
}
