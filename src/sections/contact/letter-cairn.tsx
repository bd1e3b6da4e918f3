import { Stack } from "./stack";

/** A cairn of letters, for the e-mail card. */
export function LetterCairn() {
  return (
    <Stack viewBox="0 0 220 200">
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
