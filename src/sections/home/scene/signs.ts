/** Decorative icons of the scenes, drawn by pseudo-elements. */
import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, maskPosition } from "../../../ui/drawn";

/** The star of a suggestion, or with `data-suggested="false"` the tick of an accepted one; `size` in px at the usual text size. */
export const suggestionSign = (size: number) => css`
  &::before {
    ${drawn(`${size / 16}rem`, "spark")}
  }
  &[data-suggested="false"]::before {
    ${maskPosition("tick")}
    width: ${(size + 1) / 16}rem;
    height: ${(size + 1) / 16}rem;
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

const types = Object.keys(typeColors) as (keyof typeof typeColors)[];

/** Sets `--type` to the colour of `data-type`. */
export const colorOfType = types
  .map((type) => `&[data-type="${type}"] { --type: ${typeColors[type]}; }`)
  .join("");

/** Draws the icon of `data-type` in its colour; `--size` is its width. */
export const typeSign = (pseudo: "" | "::before") => css`
  &${pseudo} {
    ${drawn("var(--size, 0.9375rem)", "Story")}
  }
  ${types.map(
    (type) =>
      `&[data-type="${type}"]${pseudo} { ${maskPosition(type)} color: ${typeColors[type]}; }`,
  )}
`;

const bars = { Urgent: "high", High: "high", Medium: "medium", Low: "low" } as const;

/** Draws `data-priority` as three bars after an element, at the end of its row. The more urgent, the more bars are filled. */
export const prioritySign = (pseudo: "::before" | "::after") => css`
  &${pseudo} {
    ${drawn("0.75rem", "high")}
    color: ${theme.color.muted};
    ${pseudo === "::after" && "margin-left: auto;"}
  }
  ${Object.entries(bars).map(
    ([priority, icon]) => `&[data-priority="${priority}"]${pseudo} { ${maskPosition(icon)} }`,
  )}
  &[data-priority="Urgent"]${pseudo} {
    color: ${theme.color.bug};
  }
`;
