import type { Organization, WebSite } from "schema-dts";

/** The id by which other nodes refer to the organization. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

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
