import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { externalSign } from "./external-sign";

/** Colour of a callout's edge, background and title. */
const tone = (name: string, color: string) => css`
  .callout[data-callout="${name}"] {
    --tone: ${color};
  }
`;

/** Images, callouts, footnotes, keys and marks in a text. */
export const proseParts = css`
  figure,
  .callout {
    margin-block: ${theme.space[8]};
  }
  ${media.print} {
    figure,
    .callout {
      break-inside: avoid;
    }
    figure.wide {
      width: 100%;
    }
    details::details-content {
      content-visibility: visible;
    }
  }
  img {
    border-radius: ${theme.radius.md};
  }
  figcaption {
    margin-top: ${theme.space[2]};
    font-size: ${theme.text.sm};
    line-height: 1.5;
    color: ${theme.color.muted};
  }

  ${externalSign}
  .film {
    position: relative;
    display: block;
  }
  .film::before,
  .film::after {
    content: "";
    position: absolute;
    inset: 0;
    width: ${theme.space[16]};
    height: ${theme.space[16]};
    margin: auto;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.accent};
  }
  .film::after {
    width: ${theme.space[6]};
    height: ${theme.space[6]};
    border-radius: 0;
    background: ${theme.color.onAccent};
    clip-path: polygon(15% 0, 100% 50%, 15% 100%);
  }
  ${media.hover} {
    .film:hover::before {
      background: ${theme.color.accentStrong};
    }
  }

  ${tone("note", theme.color.task)}
  ${tone("tip", theme.color.story)}
  ${tone("important", theme.color.epic)}
  ${tone("warning", theme.color.research)}
  ${tone("caution", theme.color.bug)}
  .callout {
    padding: ${theme.space[4]} ${theme.space[5]};
    border-left: 3px solid var(--tone);
    border-radius: ${theme.radius.sm} ${theme.radius.md} ${theme.radius.md} ${theme.radius.sm};
    background: color-mix(in srgb, var(--tone) 8%, transparent);
  }
  .callout-title {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    font-weight: 650;
    color: var(--tone);
  }
  .callout-title::before {
    content: "";
    width: 0.85em;
    height: 0.6em;
    border-radius: 55% 45% 50% 50% / 60% 60% 40% 40%;
    background: currentColor;
  }
  .callout-content > * {
    margin-top: ${theme.space[2]};
  }

  kbd {
    padding: 0.1em 0.4em;
    border: 1px solid ${theme.color.edge};
    border-bottom-width: 2px;
    border-radius: ${theme.radius.sm};
    font-family: ${theme.font.mono};
    font-size: 0.85em;
    background: ${theme.color.surface};
  }
  mark {
    padding-inline: 0.15em;
    border-radius: 0.2em;
    color: inherit;
    background: ${theme.color.accentTint};
  }
  abbr[title] {
    text-decoration: underline dotted ${theme.color.muted};
    text-underline-offset: 0.2em;
  }
  ${media.noHover} {
    abbr[title] {
      text-decoration: none;
    }
    abbr[title]::after {
      content: " (" attr(title) ")";
    }
  }
  .contains-task-list {
    list-style: none;
    padding-left: 0;
  }
  .task-list-item input {
    appearance: none;
    width: 1.1em;
    height: 1.1em;
    margin: 0 0.4em 0 0;
    vertical-align: -0.18em;
    border: 1.5px solid ${theme.color.edge};
    border-radius: 0.3em;
    background: ${theme.color.surface};
  }
  .task-list-item input:checked {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  .task-list-item input:checked::before {
    content: "";
    display: block;
    height: 100%;
    background: ${theme.color.onAccent};
    clip-path: polygon(15% 50%, 28% 38%, 43% 53%, 73% 22%, 86% 34%, 43% 78%);
  }
  summary {
    font-weight: 600;
    cursor: pointer;
  }
  sup,
  sub {
    font-size: 0.8em;
    line-height: 0;
  }
  .footnote-ref {
    padding-inline: 0.2em;
  }
  hr {
    margin-block: ${theme.space[10]};
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }
  .footnotes {
    margin-top: ${theme.space[12]};
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.line};
    font-size: ${theme.text.sm};
    line-height: 1.55;
    color: ${theme.color.muted};
  }
  .footnotes li:target,
  sup:target {
    background: ${theme.color.accentTint};
  }
  .footnote-backref {
    margin-left: 0.35em;
    text-decoration: none;
  }
`;
