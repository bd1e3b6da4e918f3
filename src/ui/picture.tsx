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
  className?: string;
}

/**
 * A responsive picture without any script. `<GatsbyImage>` costs 57 kB and hides the picture until
 * its script ran; the same sources in a plain `<picture>` do not.
 */
export function Picture({ data, alt, sizes, priority, className }: PictureProps) {
  if (!data?.images.fallback) return null;
  const { images, width, height, backgroundColor } = data;
  return (
    <picture className={className}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? images.fallback?.sizes} />
      ))}
      <Img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={{ backgroundColor }}
      />
    </picture>
  );
}

const Img = styled.img`
  width: 100%;
  height: auto;
`;
