import type { ReactNode } from "react";
import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

interface StatementListProps {
  statements: readonly { title: string; text: ReactNode }[];
  className?: string;
}

export function StatementList({ statements, className }: StatementListProps) {
  return (
    <List className={className}>
      {statements.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

export const fragment = graphql`
  fragment Statement on Statement {
    title
    text
  }
`;

const List = styled.dl`
  & > div {
    padding-block: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin-top: ${theme.space[1]};
    color: ${theme.color.muted};
  }
`;

/** Statements beside a drawing. Phones show only the drawing. */
export const SideStatements = styled(StatementList)`
  margin-top: ${theme.space[6]};
  ${media.belowMd} {
    ${media.screen} {
      display: none;
    }
  }
`;
