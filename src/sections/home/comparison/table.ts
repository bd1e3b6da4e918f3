import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** Value of the choice of all tools. */
export const all = "all";

/** How many rows the table has at first, and the value of the choice of all. */
export const firstRows = 5;
export const allRows = "rows";

/** Maximum of the tools beside ours. */
const maxOthers = 7;

/** Around the choices of tools and of rows. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-top: ${theme.space[10]};
  ${media.print} {
    display: none;
  }
`;

/** `:has()` of a small element, before selectors with a tag or class: others restyle the page (docs/decisions/004-styles.md). */
const chosen = (value: string) => `:has([value="${value}"]:checked)`;
const noTool = `:not(:has([name="tool"]:checked))`;

/** Hides the columns of the other tools, from the third. A rule for each tag: `:is(td, th)` restyles all elements. */
const othersBut = (tool: number, choice: string) =>
  ["td", "th"].map(
    (cell) => css`
      ${Tools}${choice} ~ * > & tr > ${cell}:nth-child(n + 3):not(:nth-child(${tool + 2})) {
        display: none;
      }
    `,
  );

/** Scrolls if the table does not fit. */
export const Scroller = styled.div`
  margin-top: ${theme.space[6]};
  ${media.sm} {
    overflow-x: auto;
  }
  ${media.lg} {
    /* All columns fit; without a scroller the table head can be sticky. */
    overflow: visible;
  }
`;

/** All tools, or ours and the chosen one; `--columns` is the number of columns. */
export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-size: ${theme.text.sm};
  line-height: 1.45;

  ${media.print} {
    font-size: ${theme.text.xs};
  }
  ${media.screen} {
    ${Array.from({ length: maxOthers }, (_, index) => othersBut(index + 1, chosen(`${index + 1}`)))}
    ${media.belowMd} {
      ${othersBut(1, noTool)}
    }
    ${Tools}:not(${chosen(allRows)}) ~ * > & tr:nth-child(n + ${firstRows + 1}) {
      display: none;
    }
  }
  th {
    font-weight: 600;
    text-align: left;
    vertical-align: top;
  }
  ${media.sm} {
    table-layout: fixed;
    ${Tools}${chosen(all)} ~ * > & {
      min-width: calc(var(--columns) * 7.5rem);
    }
    tr > * {
      padding: ${theme.space[4]} ${theme.space[3]};
      border-bottom: 1px solid ${theme.color.line};
    }
    tr > :nth-child(2) {
      background: ${theme.color.surface};
    }
    thead th {
      font-family: ${theme.font.heading};
      font-size: ${theme.text.md};
    }
    thead tr > :nth-child(2) {
      border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
    }
  }
  ${media.md} {
    min-width: calc(var(--columns) * 7.5rem);
  }
  ${media.lg} {
    thead tr > * {
      position: sticky;
      top: ${theme.size.bar};
      z-index: 1;
      background: ${theme.color.sunken};
    }
  }
  ${media.belowSm} {
    &,
    tbody,
    tr,
    th {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space[2]} ${theme.space[4]};
      padding-block: ${theme.space[4]} ${theme.space[5]};
      border-top: 1px solid ${theme.color.line};
    }
    tbody th {
      grid-column: 1 / -1;
      font-family: ${theme.font.heading};
      font-size: ${theme.text.lg};
    }
  }
`;
