import styled from "styled-components";
import { theme } from "../theme";

/** The brand's mark: three stones, the top one in ember. Decorative; name it where it is used. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M2.5 18.6c0-2.2 3.6-3.5 9.3-3.5s9.7 1.2 9.7 3.4-3.2 3.3-9.4 3.3-9.6-1-9.6-3.2z" />
      <path d="M5.6 11.6c.1-2 2.6-3.2 6.9-3 3.9.2 6 1.4 5.9 3.2-.1 1.9-2.7 2.8-6.6 2.7-4-.1-6.3-1-6.2-2.9z" />
      <Top d="M8.3 5.1c.1-1.8 1.7-2.9 3.9-2.8 2 .1 3.2 1.2 3.1 2.8-.1 1.7-1.6 2.6-3.7 2.5-2.1 0-3.4-.9-3.3-2.5z" />
    </svg>
  );
}

const Top = styled.path`
  fill: ${theme.color.accent};
`;
