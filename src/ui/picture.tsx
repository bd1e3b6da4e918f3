import { graphql } from "gatsby";
import styled from "styled-components";
import { displayIn } from "../theme/schemes";

interface PictureProps {
  /** An image file. Nothing is rendered if sharp can't read it. */
  file: Queries.LargeImageFragment;
  /** Replaces `file` in the dark scheme. */
  dark?: Queries.LargeImageFragment | null;
  /** Description, or "" for decoration. */
  alt: string;
  sizes?: string;
  /** Loads the image early. For the page's largest image. */
  priority?: boolean;
}

/**
 * A responsive `<picture>` without scripts. `<GatsbyImage>` would add 57 kB and hide the image until its script runs. If there
 * is an image for each scheme, CSS shows one.
 */
export function Picture({ file, dark, ...rest }: PictureProps) {
  if (!dark) return <SingleImage file={file} {...rest} />;
  return (
    <>
      <SingleImage file={file} scheme="light" {...rest} />
      <SingleImage file={dark} scheme="dark" {...rest} />
    </>
  );
}

/** Widths: phones (400), lists and high-density phones (720), pages and high-density lists (1280), high-density pages (2320). */
export const fragment = graphql`
  fragment LargeImage on File {
    childImageSharp {
      gatsbyImageData(width: 1280, breakpoints: [400, 720, 1280, 2320])
    }
  }
`;

interface SingleImageProps extends Omit<PictureProps, "dark"> {
  /** Shows the image only in this scheme. */
  scheme?: "light" | "dark";
}

function SingleImage({ file, scheme, alt, sizes, priority }: SingleImageProps) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data?.images.fallback) return null;
  const { images, width, height, backgroundColor } = data;
  const { src } = data.images.fallback;
  return (
    <Frame data-scheme={scheme}>
      {images.sources?.map(({ type, srcSet, sizes: defaultSizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? defaultSizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        // Lazy images load only if displayed, so the other scheme's doesn't.
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
