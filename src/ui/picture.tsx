import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";
import { displayIn } from "../theme/schemes";

type PictureData = IGatsbyImageData | null | undefined;

interface PictureProps {
  /** From `gatsbyImageData`; without it nothing is rendered. */
  data: PictureData;
  /** The image for the dark scheme. */
  dark?: PictureData;
  /** The description; "" for decoration. */
  alt: string;
  /** As in `<img sizes>`. */
  sizes?: string;
  /** Loaded at once: for the page's largest image. */
  priority?: boolean;
}

/**
 * A responsive `<picture>` without scripts: `<GatsbyImage>` costs 57 kB, and hides the image until its script runs. Of a
 * pair for both schemes, CSS shows one.
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
  /** Its scheme, when there is an image for each. */
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
        // `lazy`: of a pair only the displayed image loads.
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
