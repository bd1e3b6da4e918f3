import { Fragment } from "react";
import styled from "styled-components";
import { sentences } from "../lib/sentences";

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
