import { ofKind } from "../../plugins/gatsby-source-typed-content";
import type { Entry } from "../../plugins/gatsby-source-typed-content";

/** The words of `content/words.json`; undefined if the site isn't in American English. */
export function knownWords(entries: Entry[]): string[] | undefined {
  const [product] = ofKind(entries, "product");
  if (product?.data.locale !== "en_US") return undefined;
  return ofKind(entries, "words").flatMap(({ data }) => data.words as string[]);
}
