/** Structured data. https://schema.org */
import { graphql } from "gatsby";
import type {
  Thing,
  Organization,
  WebSite,
  SoftwareApplication,
  BlogPosting,
  Article,
  ItemList,
} from "schema-dts";
import { canonicalUrl } from "../lib/addresses";
import { releaseTitle } from "../lib/titles";
import { isoDay } from "../lib/format";
import { imageObject } from "./tags";
import type { Pictured } from "./tags";

/** Other nodes refer to the organization by this id. */
const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
export function organization({
  name,
  siteUrl,
  description,
  email,
  profiles,
}: Queries.MakerFragment): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name,
    url: siteUrl,
    description,
    email,
    sameAs: [...profiles],
    logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png`, width: "512", height: "512" },
  };
}

/** https://developers.google.com/search/docs/appearance/site-names */
export function website({ name, siteUrl, description, language }: Queries.MakerFragment): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name,
    url: siteUrl,
    description,
    inLanguage: language,
    publisher: { "@id": organizationId(siteUrl) },
  };
}

/**
 * The app, with the free beta as its only offer: plans aren't on sale yet.
 * https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function softwareApplication(
  { name, siteUrl, description }: Queries.MakerFragment,
  { currency, beta }: Queries.BetaOfferFragment,
): SoftwareApplication {
  return {
    "@type": "SoftwareApplication",
    "@id": `${siteUrl}/#app`,
    name,
    description,
    url: siteUrl,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: { "@id": organizationId(siteUrl) },
    offers: [
      {
        "@type": "Offer",
        description: beta,
        price: 0,
        priceCurrency: currency,
        availability: "https://schema.org/InStock",
        url: `${siteUrl}/pricing`,
      },
    ],
  };
}

/**
 * An article, its publisher, and the products it compares.
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

type Notes = Pick<Queries.Release, "version" | "title" | "summary" | "path" | "date"> & Pictured;

/**
 * Release notes and their publisher.
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

/**
 * A list of links.
 * @param items on this site (`/blog`) or elsewhere (`https://…`)
 */
export function itemList(
  siteUrl: string,
  name: string,
  items: readonly { name: string; url: string }[],
): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: url.startsWith("/") ? canonicalUrl(siteUrl, url) : url,
    })),
  };
}

export const maker = graphql`
  fragment Maker on Product {
    name
    siteUrl
    description
    email
    language
    profiles
  }
`;

export const betaOffer = graphql`
  fragment BetaOffer on Plans {
    currency
    beta
  }
`;

export const posting = graphql`
  fragment Posting on BlogArticle {
    title
    description
    path
    date
    readTime
    wordCount
    category
    modified
    image {
      ...LargeImage
    }
    imageAlt
    author {
      name
      title
      linkedin
    }
    compares {
      name
      url
    }
  }
`;
