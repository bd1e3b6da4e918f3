/** The small signs of the scenes, drawn by pseudo-elements; words beside them say the same. */
import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, lined, pictured, sheetOf, type Picture } from "../../../ui/drawn";
import { bookmark, bug, check, compass, mountain, squareCheck } from "../../../ui/outlines";

const star: Picture = {
  side: 12,
  shapes:
    "<path d='M6 0c.5 3.4 2.2 5.3 6 6-3.8.7-5.5 2.6-6 6-.5-3.4-2.2-5.3-6-6 3.8-.7 5.5-2.6 6-6z'/>",
};

/** The AI's sign, a small four-pointed star before everything it did, and the tick of what is done or accepted. */
export const { spark, tick } = sheetOf({ spark: star, tick: lined(check, 2.5) });

/** Before what the AI suggests its star; `data-suggested="false"`: somebody accepted it, it has a tick. In px. */
export const suggestionSign = (sparkSize: number, tickSize: number) => css`
  &::before {
    ${drawn(`${sparkSize}px`, spark)}
  }
  &[data-suggested="false"]::before {
    ${pictured(tick)}
    width: ${tickSize}px;
    height: ${tickSize}px;
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

type IssueType = keyof typeof typeColors;

const types = sheetOf<IssueType>({
  Story: lined(bookmark),
  Epic: lined(mountain),
  Task: lined(squareCheck),
  Research: lined(compass),
  Bug: lined(bug),
});

/** Rules that give `property` the colour of the type in `data-type`. */
export const colorOfType = (property: string): string =>
  Object.entries(typeColors)
    .map(([type, color]) => `&[data-type="${type}"] { ${property}: ${color}; }`)
    .join("");

/** Draws the sign of the type in `data-type`, in its colour, as wide as `--size` says. */
export const typeSign = (pseudo: "" | "::before") => css`
  &${pseudo} {
    ${drawn("var(--size, 15px)", types.Story)}
  }
  ${Object.entries(types).map(
    ([type, sign]) =>
      `&[data-type="${type}"]${pseudo} { ${pictured(sign)} color: ${typeColors[type as IssueType]}; }`,
  )}
`;

/** Three bars, the first of them filled. */
const barsWith = (filled: number): Picture => ({
  side: 12,
  shapes: [0, 1, 2]
    .map((bar) => {
      const place = `x='${bar * 4.5}' y='${8 - bar * 4}' width='3' height='${4 + bar * 4}'`;
      return `<rect ${place} rx='1' opacity='${bar < filled ? 1 : 0.3}'/>`;
    })
    .join(""),
});

const { all, most, few } = sheetOf({ all: barsWith(3), most: barsWith(2), few: barsWith(1) });
const bars = { Urgent: all, High: all, Medium: most, Low: few };

/** Draws what is in `data-priority`: three bars, as many filled as the issue is urgent; urgent ones in red. */
export const prioritySign = (pseudo: "::before" | "::after") => css`
  &${pseudo} {
    ${drawn("12px", all)}
    color: ${theme.color.muted};
  }
  ${Object.entries(bars).map(
    ([priority, sign]) => `&[data-priority="${priority}"]${pseudo} { ${pictured(sign)} }`,
  )}
  &[data-priority="Urgent"]${pseudo} {
    color: ${theme.color.bug};
  }
`;
