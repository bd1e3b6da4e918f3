/** An image file with a result of `gatsbyImageData`. */
export const image = {
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width: 400,
      height: 300,
      images: { fallback: { src: "/picture.png", sizes: "100vw" }, sources: [] },
    },
  },
};
