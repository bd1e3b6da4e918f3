import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../theme";

/** Paper outlines stacked like stones, the top one in ember. */
export function Stack({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <Drawing viewBox={viewBox} aria-hidden>
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 9rem;
  fill: ${theme.color.sunken};
  stroke: ${theme.color.ink};
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-top] {
    fill: ${theme.color.accent};
    stroke: ${theme.color.ink};
  }
  [data-top] path + path,
  [data-top] rect + path {
    stroke: ${theme.color.onAccent};
    fill: none;
  }
  g:not([data-top]) > rect + path {
    fill: none;
  }
`;
