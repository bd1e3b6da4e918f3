import { createGlobalStyle } from "styled-components";
import { spaces, theme, declarations } from ".";
import { media } from "./media";
import { darkScheme, lightScheme } from "./schemes";

/** Smaller spaces, for print. */
const printSpaces: typeof spaces = { section: "2.5rem", head: "1rem", card: "1.25rem" };

/** The root while a dialog is open. */
const behindDialog = "html:has(dialog[open])";

/** Color schemes, and styles of plain elements. */
export const GlobalStyle = createGlobalStyle`
  /* Dark if the system is, unless the visitor chose light. Print is always light. */
  :root { ${lightScheme} ${declarations(spaces)} }
  ${media.dark} { :root:not([data-theme="light"]) { ${darkScheme} } }
  :root[data-theme="dark"] { ${darkScheme} }
  ${media.print} { :root:root { ${lightScheme} ${declarations(printSpaces)} } }
  *, ::before, ::after { box-sizing: border-box; }
  html {
    font-family: ${theme.font.body};
    line-height: 1.6;
    color: ${theme.color.ink};
    background: ${theme.color.paper};
    /* Anchors scroll to 100 px below the top (spec), or more if enlarged text makes the bar higher. */
    scroll-padding-top: max(100px, ${theme.size.bar} + ${theme.space[4]});
    /* iPhones enlarge text in landscape, and support only the prefixed property. */
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
  }
  /* The page does not scroll while a dialog is open. */
  ${behindDialog} { overflow: hidden; }
  /*
   * With a mouse, a stable scrollbar gutter prevents shifts. The backdrop doesn't cover the gutter, so the root is dimmed.
   * Not on touch screens, where this would cost a layout. Not by "background", which restyles all elements if it has a
   * variable (docs/decisions/004-styles.md).
   */
  ${media.hover} {
    ${behindDialog} {
      scrollbar-gutter: stable;
      background-color: ${theme.color.dimmed};
    }
  }
  body { isolation: isolate; min-height: 100vh; background: ${theme.color.paper}; }
  body { margin: 0; font-size: ${theme.text.md}; overflow-x: clip; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  ul[role="list"], ol[role="list"] { list-style: none; }
  h1, h2, h3, h4 {
    font-family: ${theme.font.heading};
    line-height: 1.08;
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  h1, h2, h3, h4, p, li, dd { overflow-wrap: break-word; }
  p, li, dd { text-wrap: pretty; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  ${media.hover} { a:hover { text-decoration-color: ${theme.color.accent}; } }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  small { font-size: max(0.85em, ${theme.text.sm}); }
  button, input { font: inherit; color: inherit; }
  ::placeholder { color: ${theme.color.muted}; opacity: 1; }
  button { cursor: pointer; white-space: nowrap; }
  [hidden] { display: none !important; }
  /* These respond at once, without a highlight. Links keep theirs, because pages take longer. */
  button, input, label, summary { -webkit-tap-highlight-color: transparent; }
  :focus-visible { outline: 3px solid ${theme.color.accent}; outline-offset: 3px; border-radius: 2px; }
  /* Also for elements that keep their colors, because the ground behind the outline is forced. */
  ${media.forcedColors} { :focus-visible { outline-color: CanvasText; } }
  /* Hides controls in print, and avoids page breaks in blocks and after headings. */
  ${media.print} {
    nav, footer, form, button:not([data-word]), [data-look] { display: none !important; }
    body { background: none; }
    h1, h2, h3, h4, dt { break-after: avoid; }
    p, li, dd { orphans: 3; widows: 3; }
    [role="img"], picture, dl > div, tr, li { break-inside: avoid; }
  }
  ${media.still} {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not 0.01 ms, which adds transitions: links would keep the other scheme's color. */
      transition-duration: 0s !important;
    }
  }
`;
