import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";
import { displayIn } from "../theme/schemes";

type PictureData = IGatsbyImageData | null | undefined;

interface PictureProps {
  /** What `gatsbyImageData` gives; nothing is drawn where it is missing. */
  data: PictureData;
  /** The same picture for the dark scheme, where there is one. */
  dark?: PictureData;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The page's largest picture: loaded at once. */
  priority?: boolean;
}

/**
 * A responsive picture without any script. `<GatsbyImage>` costs 57 kB and hides the picture until
 * its script ran; the same sources in a plain `<picture>` do not. Of a pair for both schemes, styles show one.
 */
export function Picture({ data, dark, ...rest }: PictureProps) {
  if (!data || !dark) return <One data={data} {...rest} />;
  return (
    <>
      <One data={data} scheme="light" {...rest} />
      <One data={dark} scheme="dark" {...rest} />
    </>
  );
}

interface OneProps extends Omit<PictureProps, "dark"> {
  /** The scheme that it is for, where there is another one beside it. */
  scheme?: "light" | "dark";
}

function One({ data, scheme, alt, sizes, priority }: OneProps) {
  if (!data?.images.fallback) return null;
  const { images, width, height, backgroundColor } = data;
  const { src } = data.images.fallback;
  return (
    <Frame data-scheme={scheme}>
      {images.sources?.map(({ type, srcSet, sizes: own }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? own} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        // Of a pair only the one that is shown shall load: `lazy` waits until it is known which.
        loading={priority && !scheme ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        style={{ backgroundColor }}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: block;

  &[data-scheme="light"] {
    display: ${displayIn.light};
  }
  &[data-scheme="dark"] {
    display: ${displayIn.dark};
  }
  & > img {
    width: 100%;
  }
`;
