import { Fragment } from "react";
import styled from "styled-components";

/** Matches the space between sentences. Requires two letters before it, which excludes "e.g." and initials. */
const boundary = /(?<=[\p{L}\p{N}]{2}[.!?…])\s+(?=\p{Lu})/u;

/** Splits a title into sentences. */
export const sentences = (text: string): string[] => text.trim().split(boundary);

/** A title whose lines break between sentences first. */
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
