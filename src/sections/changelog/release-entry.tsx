import { graphql } from "gatsby";
import styled from "styled-components";
import { longDate, isoDay } from "../../lib/format";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Mark } from "../../ui/mark";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { NoteList } from "./note-list";

interface ReleaseEntryProps {
  release: Queries.ReleaseEntryFragment;
  copy: Queries.ChangelogCopyFragment;
  latest: boolean;
}

/** A release in the list. */
export function ReleaseEntry({ release, copy, latest }: ReleaseEntryProps) {
  const { version, date, title, path } = release;
  return (
    <Entry id={`v${version}`}>
      <Side>
        <Version to={path}>v{version}</Version>
        {latest && <Latest>{copy.latest}</Latest>}
        <time dateTime={isoDay(date)}>{longDate(date)}</time>
        <Marker size="1.75rem" />
      </Side>
      <div>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <Picture
          file={release.image}
          dark={release.imageDark}
          alt={release.imageAlt}
          sizes={`${condition(media.md)} calc(0.69 * ${theme.width.content}), 92vw`}
          priority={latest}
        />
        <NoteList notes={release.notes} />
      </div>
    </Entry>
  );
}

export const fragment = graphql`
  fragment ReleaseEntry on Release {
    version
    date
    title
    path
    summary
    imageAlt
    image {
      ...LargeImage
    }
    imageDark {
      ...LargeImage
    }
    notes {
      ...Note
    }
  }

  fragment ChangelogCopy on Changelog {
    all
    newer
    older
    latest
    copyLink
    copied
  }
`;

/** Version and date are at the side; on phones, above the rest. */
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[20]};
  ${media.md} {
    grid-template-columns: 11rem 1fr;
  }
  & + & {
    margin-top: clamp(4rem, 8vw, 7rem);
  }
  & > div > picture {
    margin-block: ${theme.space[5]};
  }
  & > div > picture > img {
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
  }
  h3 {
    font-size: ${theme.text.h3};
  }
  h3 > a {
    text-decoration: none;
  }
  ${media.print} {
    display: block;
  }
`;

const Side = styled.div`
  break-after: avoid;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  align-self: start;
  gap: ${theme.space[1]} ${theme.space[3]};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};

  & > time {
    ${media.md} {
      flex-basis: 100%;
    }
  }
`;

/** A cairn on the trail of the list. */
const Marker = styled(Mark)`
  display: none;
  ${media.md} {
    display: block;
    position: absolute;
    top: calc(-1 * ${theme.space[1]});
    left: calc(13.5rem - 13px);
    padding: 2px;
    background: ${theme.color.paper};
  }
`;

const Version = styled(Link)`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.md};
  font-weight: 600;
  color: ${theme.color.ink};
  text-decoration: none;
`;

const Latest = styled.span`
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.accent};
  background: ${theme.color.accentTint};
`;
