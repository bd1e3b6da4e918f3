import styled, { css } from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";

/** As many tools as the schema allows, without ours. */
const maxOthers = 5;

/** The choice of a tool, in narrow windows. */
export const Tools = styled.div`
  margin-top: ${theme.space[8]};
  ${media.md} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** Keep `:has()` on a small element, before a tag or class: otherwise it restyles the page (docs/decisions/004-styles.md). */
const chosen = (tool: number) => `${Tools}:has([value="${tool}"]:checked)`;

/** Hides the columns of all other tools. One rule per tag, because `:is(td, th)` restyles all elements. */
const hideOthers = (tool: number) =>
  ["td", "th"].map(
    (cell) => css`
      ${chosen(tool)} ~ & tr > ${cell}:nth-child(n + 3):not(:nth-child(${tool + 2})) {
        display: none;
      }
    `,
  );

/** Shows all tools; in a narrow window, ours and the chosen one. */
export const Table = styled.table`
  width: 100%;
  margin-top: ${theme.space[5]};
  border-spacing: 0;
  font-size: ${theme.text.ui};
  line-height: 1.4;

  ${media.print} {
    font-size: ${theme.text.xs};
  }
  ${media.screen} {
    ${media.belowMd} {
      ${Array.from({ length: maxOthers }, (_, index) => hideOthers(index + 1))}
    }
  }
  th {
    font-weight: 600;
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  ${media.sm} {
    table-layout: fixed;
    tr > * {
      padding: ${theme.space[3]} 0.625rem;
      border-bottom: 1px solid ${theme.color.line};
    }
    tr > :first-child {
      padding-left: 0;
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
  ${media.print} {
    thead th {
      font-size: ${theme.text.sm};
    }
  }
  ${media.md} {
    thead tr > :first-child {
      width: 13%;
    }
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
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
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
