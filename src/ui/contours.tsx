import styled from "styled-components";
import { theme } from "../theme";

/** Contour lines of a map, behind the hero and the closing block. */
export function Contours({ className }: { className?: string }) {
  return <Lines className={className} aria-hidden />;
}

const Lines = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${theme.color.ink};
  opacity: 0.08;
  mask: url(/contours.svg) center / cover no-repeat;
`;
