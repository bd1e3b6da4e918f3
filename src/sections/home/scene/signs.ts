/** Decorative icons, drawn by pseudo-elements. */
import { css } from "styled-components";
import { theme } from "../../../theme";
import { drawn, maskPosition } from "../../../ui/drawn";

/** A star for a suggestion; with `data-suggested="false"`, a tick. `size` is in px at the default text size. */
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

/** Sets `--type` to the color of `data-type`. */
export const colorOfType = types
  .map((type) => `&[data-type="${type}"] { --type: ${typeColors[type]}; }`)
  .join("");

/** Draws the icon of `data-type` in its color. `--size` sets its width. */
export const typeSign = (pseudo: "" | "::before") => css`
  &${pseudo} {
    ${drawn("var(--size, 0.9375rem)", "Story")}
  }
  ${types.map(
    (type) =>
      `&[data-type="${type}"]${pseudo} { ${maskPosition(type)} color: ${typeColors[type]}; }`,
  )}
`;

const bar = (color: string, position: string, height: string) =>
  `linear-gradient(${color} 0 0) ${position} 100% / 25% ${height} no-repeat`;

/** Draws `data-priority` as three bars; `::after` puts them at the end of the row. The more urgent, the more are filled. */
export const prioritySign = (pseudo: "::before" | "::after") => css`
  &${pseudo} {
    content: "";
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    color: ${theme.color.muted};
    background:
      ${bar("currentColor", "0", "33%")}, ${bar("var(--second, currentColor)", "50%", "67%")},
      ${bar("var(--third, currentColor)", "100%", "100%")};
    print-color-adjust: exact;
    ${pseudo === "::after" && "margin-left: auto;"}
  }
  &:is([data-priority="Medium"], [data-priority="Low"])${pseudo} {
    --third: color-mix(in srgb, currentColor 30%, transparent);
  }
  &[data-priority="Low"]${pseudo} {
    --second: color-mix(in srgb, currentColor 30%, transparent);
  }
  &[data-priority="Urgent"]${pseudo} {
    color: ${theme.color.bug};
  }
`;
