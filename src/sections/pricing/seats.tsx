import styled from "styled-components";
import { theme } from "../../theme";
import { media } from "../../theme/media";

/** Enough stones to overflow any card. */
const unlimited = 26;

/** A stone per seat; without a limit the stones overflow the card. */
export function Seats({ count }: { count: number | null }) {
  return (
    <Row aria-hidden>
      {Array.from({ length: count ?? unlimited }, (_, seat) => (
        <Stone key={seat} viewBox="0 0 24 16" data-shape={seat % 3}>
          <path d="M1 10.5C.5 6.5 4 2.4 10 1.600c6-.7 12 1.4 12.9 6.200.8 4.400-3.400 7-10.600 7.200C5.200 15.200 1.400 14 1 10.500z" />
        </Stone>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  width: max-content;
  margin-bottom: ${theme.space[8]};
  ${media.print} {
    margin-bottom: ${theme.space[4]};
  }
`;

const Stone = styled.svg`
  width: 2rem;
  height: 1.375rem;
  fill: ${theme.color.ink};

  &[data-shape="1"] {
    transform: scaleX(-1) translateY(0.125rem) scale(0.92);
  }
  &[data-shape="2"] {
    transform: rotate(8deg) scale(0.97);
  }
  &:first-child {
    fill: ${theme.color.accent};
  }
`;
