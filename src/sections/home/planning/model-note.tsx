import { graphql } from "gatsby";
import styled from "styled-components";
import figures from "../../../lib/suggestions/figures.json";
import { theme } from "../../../theme";
import { Link } from "../../../ui/link";

const values = new Map<string, string | number>(Object.entries(figures));

/** Fills in the size of the training data and the accuracy. */
const withFigures = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values.get(name) ?? whole));

const id = "model";

/** The short note for another field. Its link opens the full note. */
export const modelHint = ({ note, question }: Queries.ModelNoteFragment["model"]) => ({
  note: withFigures(note),
  question,
  to: `#${id}`,
});

/** What the model was trained on. Opens to show its accuracy. */
export function ModelNote({ note, question, answer, source }: Queries.ModelNoteFragment["model"]) {
  return (
    <Note>
      <summary>
        <span>{withFigures(note)}</span> <u>{question}</u>
      </summary>
      <p id={id}>
        <span>{withFigures(answer)}</span> <Link to={source.to}>{source.text}</Link>
      </p>
    </Note>
  );
}

export const fragment = graphql`
  fragment ModelNote on Planning {
    model {
      note
      question
      answer
      source {
        text
        to
      }
    }
  }
`;

const Note = styled.details`
  max-width: 40rem;
  margin-top: ${theme.space[3]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  summary {
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  u {
    white-space: nowrap;
  }
  summary:hover u {
    color: ${theme.color.ink};
  }
  p {
    margin-top: ${theme.space[2]};
    scroll-margin-top: ${theme.size.bar};
  }
`;
