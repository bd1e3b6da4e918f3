/** The plugin comes without types; this is what its `gatsbyImageData` field calls. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export function generateImageData(options: {
    file: Node;
    args: { width: number };
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
