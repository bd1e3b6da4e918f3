import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

interface PictureProps {
  /** What `gatsbyImageData` gives; nothing is drawn where it is missing. */
  data: IGatsbyImageData | null | undefined;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The page's largest picture: loaded at once. */
  priority?: boolean;
}

/**
 * A responsive picture without any script. `<GatsbyImage>` costs 57 kB and hides the picture until
 * its script ran; the same sources in a plain `<picture>` do not.
 */
export function Picture({ data, alt, sizes, priority }: PictureProps) {
  if (!data?.images.fallback) return null;
  const { images, width, height, backgroundColor } = data;
  return (
    <Frame>
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <img
        src={images.fallback?.src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={{ backgroundColor }}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: block;

  & > img {
    width: 100%;
  }
`;
