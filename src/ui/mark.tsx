import styled from "styled-components";
import { theme } from "../theme";
import { mark } from "../theme/mark";

interface MarkProps {
  /** Number of filled stones, 1 to 3. The others are outlines. */
  laid?: number;
  /** Px, or a CSS length. */
  size?: number | string;
  className?: string;
}

/** The mark: three stones, the top one in the accent color. Decorative: text next to it must say the same. */
export function Mark({ laid = 3, size = 28, className }: MarkProps) {
  const below = mark.slice(0, Math.min(laid, 2));
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d={below.join("")} fill="currentColor" />
      {laid > 2 ? <Top d={mark[2]} /> : <Outline d={mark.slice(laid).join("")} />}
    </svg>
  );
}

const Top = styled.path`
  fill: ${theme.color.accent};
`;

const Outline = styled.path`
  fill: ${theme.color.paper};
  stroke: ${theme.color.edge};
  stroke-width: 1.2;
  stroke-dasharray: 2 1.6;
`;
