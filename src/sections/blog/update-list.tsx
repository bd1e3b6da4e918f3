import styled from "styled-components";
import { shortDate, isoDay } from "../../lib/format";
import { theme } from "../../theme";

interface UpdateListProps {
  copy: Queries.BlogCopyFragment;
  updates: Queries.BylineFragment["updates"];
}

/** An article's updates, newest first. */
export function UpdateList({ copy, updates }: UpdateListProps) {
  if (!updates?.length) return null;
  return (
    <Box aria-labelledby="articleUpdates">
      <h2 id="articleUpdates">{copy.updates}</h2>
      <p>{copy.updatesText}</p>
      <ul role="list">
        {updates.map((update) => (
          <li key={update.text}>
            <time dateTime={isoDay(update.date)}>{shortDate(update.date)}</time>
            {update.text}
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  max-width: ${theme.width.prose};
  margin-top: ${theme.space[16]};
  padding: ${theme.space.card};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};

  h2 {
    font-size: ${theme.text.xl};
  }
  h2 + p {
    margin-block: ${theme.space[2]} ${theme.space[4]};
    color: ${theme.color.muted};
  }
  li {
    padding-block: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
  }
  time {
    display: block;
    font-family: ${theme.font.mono};
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
`;
