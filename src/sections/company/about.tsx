import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";

/** About us. The first paragraph is large, the others are side by side. */
export function About({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Grid>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Grid>
  );
}

const Grid = styled(Container)`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  & > p {
    max-width: 34rem;
    color: ${theme.color.muted};
  }
  & > p:first-child {
    max-width: 50rem;
    font-size: ${theme.text.xl};
    line-height: 1.45;
    color: ${theme.color.ink};
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    & > p:first-child {
      grid-column: 1 / -1;
      margin-bottom: ${theme.space[4]};
    }
  }
`;
