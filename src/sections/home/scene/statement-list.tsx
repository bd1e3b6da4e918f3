import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";

/** Short statements, each with its explanation. */
export function PointList({
  points,
  className,
}: {
  points: readonly Queries.PointItemFragment[];
  className?: string;
}) {
  return (
    <List className={className}>
      {points.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

export const fragment = graphql`
  fragment PointItem on Point {
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
