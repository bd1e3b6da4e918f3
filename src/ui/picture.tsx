import { graphql } from "gatsby";
import styled from "styled-components";
import { displayIn } from "../theme/schemes";

interface PictureProps {
  /** An image file; one that sharp cannot read is not rendered. */
  file: Queries.LargeImageFragment;
  /** The image for the dark scheme. */
  dark?: Queries.LargeImageFragment | null;
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
export function Picture({ file, dark, ...rest }: PictureProps) {
  if (!dark) return <One file={file} {...rest} />;
  return (
    <>
      <One file={file} scheme="light" {...rest} />
      <One file={dark} scheme="dark" {...rest} />
    </>
  );
}

/** For phones (400), lists and high-density phones (720), pages and lists on high-density screens (1280), pages there (2320). */
export const fragment = graphql`
  fragment LargeImage on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [400, 720, 1280, 2320])
    }
  }
`;

interface OneProps extends Omit<PictureProps, "dark"> {
  /** Its scheme, when there is an image for each. */
  scheme?: "light" | "dark";
}

function One({ file, scheme, alt, sizes, priority }: OneProps) {
  const data = file.childImageSharp?.gatsbyImageData;
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
