/** The small signs of the scenes, drawn by pseudo-elements; words beside them say the same. */
import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, lined, pictureOf, pictured } from "../../../ui/drawn";
import { bookmark, bug, check, compass, mountain, squareCheck } from "../../../ui/outlines";

/** The AI's sign: a small four-pointed star. Stands before everything it did. */
export const spark = pictureOf(
  12,
  "<path d='M6 0c.5 3.4 2.2 5.3 6 6-3.8.7-5.5 2.6-6 6-.5-3.4-2.2-5.3-6-6 3.8-.7 5.5-2.6 6-6z'/>",
);

/** Before what the AI suggests its star; `data-suggested="false"`: somebody accepted it, it has a tick. In px. */
export const suggestionSign = (star: number, tick: number) => css`
  &::before {
    ${drawn(`${star}px`, spark)}
  }
  &[data-suggested="false"]::before {
    ${pictured(lined(check, 2.5))}
    width: ${tick}px;
    height: ${tick}px;
  }
`;

/** The colour of each type. */
export const typeColors = {
  Story: theme.color.story,
  Epic: theme.color.epic,
  Task: theme.color.task,
  Research: theme.color.research,
  Bug: theme.color.bug,
};

const typeOutlines = {
  Story: bookmark,
  Epic: mountain,
  Task: squareCheck,
  Research: compass,
  Bug: bug,
};

type IssueType = keyof typeof typeColors;

/** Rules that give `property` the colour of the type in `data-type`. */
export const colorOfType = (property: string): string =>
  Object.entries(typeColors)
    .map(([type, color]) => `&[data-type="${type}"] { ${property}: ${color}; }`)
    .join("");

/** Draws the sign of the type in `data-type`, in its colour, as wide as `--size` says. */
export const typeSign = (pseudo: "" | "::before") => css`
  &${pseudo} {
    ${drawn("var(--size, 15px)")}
  }
  ${Object.entries(typeOutlines).map(
    ([type, outline]) =>
      `&[data-type="${type}"]${pseudo} { ${pictured(lined(outline))} color: ${typeColors[type as IssueType]}; }`,
  )}
`;

const bars = { Urgent: 3, High: 3, Medium: 2, Low: 1 };

/** Three bars, the first of them filled. */
const barsWith = (filled: number): string =>
  pictureOf(
    12,
    [0, 1, 2]
      .map((bar) => {
        const place = `x='${bar * 4.5}' y='${8 - bar * 4}' width='3' height='${4 + bar * 4}'`;
        return `<rect ${place} rx='1' opacity='${bar < filled ? 1 : 0.3}'/>`;
      })
      .join(""),
  );

/** Draws what is in `data-priority`: three bars, as many filled as the issue is urgent; urgent ones in red. */
export const prioritySign = (pseudo: "::before" | "::after") => css`
  &${pseudo} {
    ${drawn("12px")}
    color: ${theme.color.muted};
  }
  ${Object.entries(bars).map(
    ([priority, filled]) =>
      `&[data-priority="${priority}"]${pseudo} { ${pictured(barsWith(filled))} }`,
  )}
  &[data-priority="Urgent"]${pseudo} {
    color: ${theme.color.bug};
  }
`;
