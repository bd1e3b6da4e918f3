import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { ReleaseEntry } from "./release-entry";

interface ReleaseListProps {
  words: { latest: string; releasePage: string };
  releases: readonly Queries.ReleaseEntryFragment[];
}

/** All releases, newest first, along a trail. */
export function ReleaseList({ words, releases }: ReleaseListProps) {
  return (
    <Frame>
      <Trail role="list">
        {releases.map((release, index) => (
          <ReleaseEntry
            key={release.version}
            release={release}
            words={words}
            latest={index === 0}
          />
        ))}
      </Trail>
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-bottom: ${theme.space.section};
`;

const Trail = styled.ol`
  display: grid;
  gap: clamp(4rem, 8vw, 7rem);
  ${media.md} {
    position: relative;
    &::before {
      content: "";
      position: absolute;
      inset: 0.75rem auto 0 13.5rem;
      border-left: 2px dashed ${theme.color.line};
    }
  }
`;
