import styled from "styled-components";
import { theme } from "../../theme";

/** A cairn of letters, for the e-mail card. */
export function LetterCairn() {
  return (
    <Stack viewBox="0 0 220 200" aria-hidden>
      <g transform="rotate(-2 110 168)">
        <rect x="22" y="136" width="176" height="58" rx="9" />
        <path d="m26 142 84 34 84-34" />
      </g>
      <g transform="rotate(3 112 104)">
        <rect x="46" y="78" width="128" height="52" rx="9" />
        <path d="m50 84 60 28 60-28" />
      </g>
      <g data-top transform="rotate(-5 108 46)">
        <rect x="66" y="22" width="84" height="48" rx="9" />
        <path d="m70 28 38 24 38-24" />
      </g>
    </Stack>
  );
}

/** A cairn of speech bubbles, for the community card. */
export function ChatCairn() {
  return (
    <Stack viewBox="0 0 220 200" aria-hidden>
      <path d="M40 138h140c14 0 22 10 22 24s-8 26-22 26H64l-22 12 4-13c-16-2-26-12-26-25 0-14 8-24 20-24z" />
      <path d="M62 163h62M136 163h28" />
      <path d="M62 82h92c13 0 20 9 20 21s-7 23-20 23h-4l6 12-20-12H62c-13 0-20-10-20-23s7-21 20-21z" />
      <path d="M66 104h26M104 104h44" />
      <g data-top>
        <path d="M84 26h48c12 0 18 8 18 19s-6 21-18 21H98l-15 10 3-10c-13-1-20-9-20-21s7-19 18-19z" />
        <path d="M88 46h.1M108 46h.1M128 46h.1" />
      </g>
    </Stack>
  );
}

/** Paper outlines stacked like stones, the top one in ember. */
const Stack = styled.svg`
  width: 9rem;
  fill: ${theme.color.sunken};
  stroke: ${theme.color.ink};
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-top] {
    fill: ${theme.color.accent};
  }
  [data-top] > :last-child {
    stroke: ${theme.color.onAccent};
  }
  rect + path {
    fill: none;
  }
`;
