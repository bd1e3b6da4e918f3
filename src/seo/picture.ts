import { getSrc } from "gatsby-plugin-image";
import type { ImageObject } from "schema-dts";

/** Content with a picture: an article, a release, `content/sharing.json`. */
export interface Pictured {
  image: Queries.LargeImageFragment;
  imageAlt: string;
}

/** A picture as links show it: a JPEG, because not every platform reads WebP. */
export function sharedPicture({ image, imageAlt: alt }: Pictured, siteUrl: string) {
  // The content check requires an image with pixels.
  const data = image.childImageSharp?.gatsbyImageData;
  const { width = 0, height = 0 } = data ?? {};
  return {
    url: siteUrl + ((data && getSrc(data)) ?? ""),
    ...{ width: String(width), height: String(height), alt },
  };
}

/** The same for JSON-LD. */
export function imageObject(pictured: Pictured, siteUrl: string): ImageObject {
  const { alt: caption, ...facts } = sharedPicture(pictured, siteUrl);
  return { "@type": "ImageObject", ...facts, caption };
}
