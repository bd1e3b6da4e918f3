import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { ReliefStone } from "../../ui/relief";

/** Enough stones to fill any card. */
const unlimited = 26;

/** A stone for each seat. Without a limit they fill the card's width. */
export function Seats({ count }: { count: number | null }) {
  return (
    <Row data-full={!count} aria-hidden>
      {Array.from({ length: count ?? unlimited }, (_, seat) => (
        <Seat key={seat} viewBox="4 8.3 15 6.2" data-shape={seat % 3}>
          <ReliefStone of={1} data-stone />
        </Seat>
      ))}
    </Row>
  );
}

/** A single line: stones that wrap are hidden, so that none is cropped. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[2]};
  height: 1.125rem;
  margin-bottom: ${theme.space[8]};
  overflow: hidden;

  &[data-full="true"] {
    justify-content: space-between;
  }
  ${media.print} {
    margin-bottom: ${theme.space[4]};
  }
`;

const Seat = styled.svg`
  width: 2.25rem;
  height: 1rem;

  &[data-shape="1"] {
    transform: scale(0.9, 1.05);
  }
  &[data-shape="2"] {
    transform: rotate(4deg) scale(0.96);
  }
  &:first-child > [data-stone] {
    color: ${theme.color.accent};
  }
`;
