import { graphql } from "gatsby";
import styled from "styled-components";
import { ArrowLeft, ArrowRight } from "../../ui/icons";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Link } from "../../ui/link";
import { ListNav } from "../shared/list-nav";

interface NewerOlderProps {
  release: Queries.NewerOlderFragment;
  copy: Queries.ChangelogCopyFragment;
}

/** Links from a release to its neighbors and to all releases. */
export function NewerOlder({ release: { newer, older }, copy }: NewerOlderProps) {
  return (
    <ListNav label={copy.all} path="/changelog">
      {newer && (
        <Card to={newer.path} rel="next">
          <small>
            <ArrowLeft size="1em" aria-hidden /> {copy.newer}
          </small>
          {formatName(newer)}
        </Card>
      )}
      {older && (
        <Card to={older.path} rel="prev">
          <small>
            {copy.older} <ArrowRight size="1em" aria-hidden />
          </small>
          {formatName(older)}
        </Card>
      )}
    </ListNav>
  );
}

const formatName = ({ version, title }: Queries.NeighborFragment): string => `v${version} ${title}`;

export const fragment = graphql`
  fragment Neighbor on Release {
    version
    title
    path
  }

  fragment NewerOlder on Release {
    newer {
      ...Neighbor
    }
    older {
      ...Neighbor
    }
  }
`;

const Card = styled(Link)`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  font-weight: 600;
  text-wrap: balance;
  text-decoration: none;

  & > small {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    font-weight: 400;
    color: ${theme.color.muted};
  }
  &[rel="prev"] {
    text-align: right;
    justify-items: end;
    ${media.sm} {
      grid-column: 2;
    }
  }
  ${media.hover} {
    &:hover {
      border-color: ${theme.color.edge};
    }
  }
`;
