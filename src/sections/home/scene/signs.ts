/** Decorative icons of the scenes, drawn by pseudo-elements. */
import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, lined, maskPosition, sheetOf, type Mask } from "../../../ui/drawn";
import { bookmark, bug, check, compass, mountain, squareCheck } from "../../../ui/outlines";

const star: Mask = {
  side: 12,
  shapes:
    "<path d='M6 0c.5 3.4 2.2 5.3 6 6-3.8.7-5.5 2.6-6 6-.5-3.4-2.2-5.3-6-6 3.8-.7 5.5-2.6 6-6z'/>",
};

/** The AI's star, and the tick of done and accepted. */
export const { spark, tick } = sheetOf({ spark: star, tick: lined(check, 2.5) });

/** The star of a suggestion, or with `data-suggested="false"` the tick of an accepted one; `size` in px. */
export const suggestionSign = (size: number) => css`
  &::before {
    ${drawn(`${size}px`, spark)}
  }
  &[data-suggested="false"]::before {
    ${maskPosition(tick)}
    width: ${size + 1}px;
    height: ${size + 1}px;
  }
`;

/** An empty checkbox. */
export const emptyBox = (size: string, color: string) => css`
  content: "";
  flex: none;
  width: ${size};
  height: ${size};
  border: 1.5px solid ${color};
  border-radius: 0.25rem;
`;

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

/** Sets `--type` to the colour of `data-type`. */
export const colorOfType = Object.entries(typeColors)
  .map(([type, color]) => `&[data-type="${type}"] { --type: ${color}; }`)
  .join("");

/** Draws the icon of `data-type` in its colour; `--size` is its width. */
export const typeSign = (pseudo: "" | "::before") => css`
  &${pseudo} {
    ${drawn("var(--size, 15px)", types.Story)}
  }
  ${Object.entries(types).map(
    ([type, sign]) =>
      `&[data-type="${type}"]${pseudo} { ${maskPosition(sign)} color: ${typeColors[type as IssueType]}; }`,
  )}
`;

const barsWith = (filled: number): Mask => ({
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

/** Draws `data-priority` as three bars, the more urgent the more of them filled: after an element, at the end of its row. */
export const prioritySign = (pseudo: "::before" | "::after") => css`
  &${pseudo} {
    ${drawn("12px", all)}
    color: ${theme.color.muted};
    ${pseudo === "::after" && "margin-left: auto;"}
  }
  ${Object.entries(bars).map(
    ([priority, sign]) => `&[data-priority="${priority}"]${pseudo} { ${maskPosition(sign)} }`,
  )}
  &[data-priority="Urgent"]${pseudo} {
    color: ${theme.color.bug};
  }
`;
