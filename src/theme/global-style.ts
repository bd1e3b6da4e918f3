import { createGlobalStyle } from "styled-components";
import { theme } from ".";
import { media } from "./media";
import { darkScheme, lightScheme } from "./schemes";

const { section, head, card } = theme.vars.space;
/** Paper has no room to give away. */
const closeTogether = `${section}:2.5rem;${head}:1rem;${card}:1.25rem;`;

/** The root while a dialog is open: a popover, or a modal one in browsers that know none. */
const behindDialog = "html:has(dialog:is([open], :popover-open))";

/** Schemes and the bare elements; rendered by the layout. */
export const GlobalStyle = createGlobalStyle`
  /* The dark scheme where the system asks for it, unless the visitor chose light; paper is light. */
  :root { ${lightScheme} }
  ${media.dark} { :root:not([data-theme="light"]) { ${darkScheme} } }
  :root[data-theme="dark"] { ${darkScheme} }
  ${media.print} { :root:root { ${lightScheme} ${closeTogether} } }
  *, ::before, ::after { box-sizing: border-box; }
  html {
    font-family: ${theme.font.body};
    font-size: 100%;
    line-height: 1.6;
    color: ${theme.color.ink};
    background: ${theme.color.paper};
    /* Anchors come to rest 100 px below the top, as specified, or below a bar that large text makes higher. */
    scroll-padding-top: max(100px, ${theme.size.bar} + ${theme.space[4]});
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
  }
  /* While a dialog is open the page stands still. */
  ${behindDialog} { overflow: hidden; }
  /* For fingers once it is shown: every element has to be looked at for it. Scrollbars would jump meanwhile. */
  ${media.coarse} { ${behindDialog} { transition: overflow 0s 80ms allow-discrete; } }
  /*
   * Beside a mouse a scrollbar takes room: its gutter keeps the page from jumping sideways. No backdrop reaches it: it has the ground
   * of the root, which is dimmed as the page is. Not for fingers, whom it would cost a layout; nor with "background", which with a
   * variable costs the styles of all elements (docs/decisions/004-styles.md).
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
    font-weight: 700;
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
  button, input { font: inherit; color: inherit; }
  button { cursor: pointer; }
  /* They answer at once, and a highlight would be painted before the answer. Links keep theirs: a page takes longer. */
  button, input, label, summary { -webkit-tap-highlight-color: transparent; }
  :focus-visible { outline: 3px solid ${theme.color.accent}; outline-offset: 3px; border-radius: 2px; }
  ::selection { background: ${theme.color.accentTint}; }
  main { outline: none; }
  /* On paper nothing is cut in two, and no title stands at the end of a page. */
  ${media.print} {
    body { background: none; }
    h1, h2, h3, h4, dt { break-after: avoid; }
    p, li, dd { orphans: 3; widows: 3; }
    [role="img"], picture, dl > div, tr, li { break-inside: avoid; }
  }
  ${media.still} {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not 0.01 ms: what has no transition would get one, and links keep the other scheme's colour. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
