import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Band, Container } from "../../ui/container";
import { opensDialog } from "../../ui/dialog";
import { Link } from "../../ui/link";
import { StatementList } from "../shared/statement-list";

/** Frequently asked questions. */
export function Questions({ questionsHeading, questions, subscribe }: Queries.QuestionsFragment) {
  return (
    <Band>
      <Grid>
        <h2>{questionsHeading}</h2>
        <Answers
          statements={questions.map(({ title, text, link }) => ({
            title,
            text: (
              <>
                {text
                  .split("{subscribe}")
                  .map((part, index) =>
                    index === 0 ? part : <Subscribe key={part} label={subscribe} text={part} />,
                  )}{" "}
                {link && <Link to={link.to}>{link.text}</Link>}
              </>
            ),
          }))}
        />
      </Grid>
    </Band>
  );
}

/** A button in running text, and the text after it. Punctuation stays on the button's line. In the page's twin it's a word. */
function Subscribe({ label, text }: { label: string; text: string }) {
  const [punctuation = ""] = /^\S*/.exec(text) ?? [];
  return (
    <>
      <NoWrap>
        <button type="button" data-word {...opensDialog("siteNewsletter")}>
          {label}
        </button>
        {punctuation}
      </NoWrap>
      {text.slice(punctuation.length)}
    </>
  );
}

export const fragment = graphql`
  fragment Questions on Plans {
    questionsHeading
    questions {
      title
      text
      link {
        text
        to
      }
    }
    subscribe
  }
`;

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};

  h2 {
    font-size: ${theme.text.h2};
  }
`;

/** Two columns where they fit. The first fills up first. */
const Answers = styled(StatementList)`
  column-gap: ${theme.space[12]};
  ${media.md} {
    columns: 2;
  }
  ${media.print} {
    columns: 2;
  }
  & > div {
    break-inside: avoid;
    padding-block: ${theme.space[5]};
    ${media.print} {
      padding-block: ${theme.space[2]};
    }
  }
  dd {
    max-width: ${theme.width.intro};
  }
  dd > a {
    display: inline-block;
  }
`;

const NoWrap = styled.span`
  white-space: nowrap;

  /* Looks like a link. */
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.color.ink};
    text-decoration: underline 1px ${theme.color.accent};
    text-underline-offset: 0.2em;
  }
`;
