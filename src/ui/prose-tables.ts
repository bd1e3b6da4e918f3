import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/**
 * Tables in long texts. Wide tables extend beyond the column. Wider ones scroll, fade out at the edge, and have a sticky first
 * column.
 */
export const tables = css`
  .table-frame {
    display: flex;
    width: fit-content;
    min-width: min(100%, ${theme.width.prose});
    max-width: 100%;
    overflow-x: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
  }
  /* Columns fit a few words per line, so that columns out of view don't make rows taller. */
  table {
    flex: none;
    width: max-content;
    min-width: 100%;
    ${media.md} {
      max-width: max(100%, 50rem);
    }
    border-spacing: 0;
    font-size: ${theme.text.sm};
    line-height: 1.45;
  }
  th:not([align]) {
    text-align: left;
  }
  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]};
    vertical-align: top;
    border-bottom: 1px solid ${theme.color.line};
  }
  tr:last-child td {
    border-bottom: 0;
  }
  td a {
    overflow-wrap: break-word;
  }
  th {
    font-weight: 600;
    border-bottom-color: ${theme.color.edge};
  }
  ${media.belowMd} {
    th,
    td {
      max-width: 13rem;
      padding-inline: ${theme.space[3]};
    }
    th:first-child,
    td:first-child {
      position: sticky;
      z-index: 1;
      left: 0;
      max-width: 35vw;
      background: ${theme.color.surface};
    }
  }
  /* The timeline is only active if the table scrolls. At its end there is no fade. */
  @supports (animation-timeline: scroll()) {
    .table-frame::after {
      content: "";
      position: sticky;
      z-index: 2;
      right: 0;
      flex: none;
      width: ${theme.space[12]};
      margin-left: calc(-1 * ${theme.space[12]});
      background: linear-gradient(to right, transparent, ${theme.color.surface});
      pointer-events: none;
      opacity: 0;
      animation: fade-at-edge linear both;
      animation-timeline: scroll(inline);
    }
  }
  @keyframes fade-at-edge {
    0%,
    85% {
      opacity: 1;
    }
    100% {
      opacity: 0;
    }
  }
  ${media.print} {
    .table-frame {
      width: 100%;
    }
    .table-frame::after {
      display: none;
    }
    table {
      flex: auto;
      width: 100%;
    }
    th,
    td {
      padding-inline: ${theme.space[2]};
    }
  }
`;
