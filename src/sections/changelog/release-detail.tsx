import type { ReactNode } from "react";
import styled from "styled-components";
import { longDate, isoDay } from "../../lib/format";
import { theme } from "../../theme";
import { condition, media } from "../../theme/media";
import { Container } from "../../ui/container";
import { Picture } from "../../ui/picture";
import { Sentences } from "../../ui/sentences";
import { headline } from "../shared/page-head";
import { NoteList } from "./note-list";

interface ReleaseDetailProps {
  release: Queries.ReleaseEntryFragment;
  copy: Queries.ChangelogCopyFragment;
  /** Below the notes. */
  children: ReactNode;
}

/** A release on its own page, with anchors for the notes. */
export function ReleaseDetail({ release, copy, children }: ReleaseDetailProps) {
  const { version, date, title, summary, image, imageDark, imageAlt, notes } = release;
  return (
    <Article>
      <Meta>
        <span>v{version}</span>
        <time dateTime={isoDay(date)}>{longDate(date)}</time>
      </Meta>
      <h1>
        <Sentences>{title}</Sentences>
      </h1>
      <p>{summary}</p>
      <Picture
        file={image}
        dark={imageDark}
        alt={imageAlt}
        sizes={`${condition(media.md)} ${theme.width.content}, 92vw`}
        priority
      />
      <NoteList notes={notes} copy={copy} />
      {children}
    </Article>
  );
}

const Article = styled(Container).attrs({ as: "article" })`
  ${headline}
  padding-block: ${theme.space.head} ${theme.space[16]};

  & > h1 {
    max-width: 14em;
  }
  & > picture {
    margin-block: ${theme.space[10]};
  }
  & > picture > img {
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.lg};
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};

  & > span {
    font-family: ${theme.font.mono};
    font-weight: 600;
    color: ${theme.color.accent};
  }
`;
