import { Fragment } from "react";
import styled from "styled-components";

/** The end of a sentence: after at least two letters, so not after "e.g." or initials. */
const end = /(?<=[\p{L}\p{N}]{2}[.!?…])\s+(?=\p{Lu})/u;

/** The sentences of a title: `"One. Two."` → `One.`, `Two.` */
export const sentences = (text: string): string[] => text.trim().split(end);

/** A title that breaks between sentences first. */
export function Sentences({ children: title }: { children: string }) {
  const parts = sentences(title);
  if (parts.length < 2) return title;
  return parts.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <Sentence>{sentence}</Sentence>
    </Fragment>
  ));
}

const Sentence = styled.span`
  display: inline-block;
`;
