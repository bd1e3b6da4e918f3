/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/ */
import { navigate } from "gatsby";
import type { GatsbyBrowser } from "gatsby";
// First, as in gatsby-ssr.tsx.
import { GlobalStyle } from "./src/theme/global-style";
import { startSession } from "./src/features/login/session";
import { changePagesWith } from "./src/browser/anchor-navigation";
import { keepInertBehindDialogs } from "./src/browser/inert-page";
import { answerSchemeSwitch } from "./src/features/color-scheme/scheme-switch";
import { openSearchByKeys } from "./src/features/search/search-shortcut";
import { firstPageIsHere, waitForDeferred } from "./src/browser/next-pages";
import { layoutWith } from "./src/layout/layout";
import { repeat } from "./src/runtime/again";
import { hydrate } from "./src/runtime/fall-back";
import { firstPage } from "./src/runtime/first-page";
import { followLinks } from "./src/runtime/links";
import { page } from "./src/runtime/page";
import { giveUpOnServerFaults } from "./src/workarounds/gatsby-page-loader";

/** Gatsby renders the page by itself, without the server's HTML. */
const isDeveloping = process.env.NODE_ENV === "development" && !process.env.GATSBY_LATE_START;

/** The global style came with the HTML, which only a build has. */
export const wrapPageElement = layoutWith(isDeveloping ? <GlobalStyle /> : null);

/** Before anything is rendered: Gatsby waits for it. */
export const onClientEntry = async (): Promise<void> => {
  giveUpOnServerFaults();
  waitForDeferred();
  if (!isDeveloping) return firstPage();
  // In a build `src/runtime/start.ts` and `src/run.ts` have begun with it.
  page.leave();
  keepInertBehindDialogs();
  openSearchByKeys();
  answerSchemeSwitch();
};

/** How React takes the server's HTML over. While developing there is none. */
export const replaceHydrateFunction = isDeveloping ? undefined : () => hydrate;

/**
 * Where the first page stands is the browser's: it knows of a reload, of Back from another site, of fragments, and how far
 * the reader has come by now. Gatsby would put it where an earlier visit of this tab was.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined;

/** When React has taken the page over, once: who is there, and what was done before. */
export const onInitialClientRender = (): void => {
  firstPageIsHere();
  startSession();
  changePagesWith(navigate);
  followLinks();
  page.open(repeat);
};

/** Not part of a build, where the condition is false while it is bundled. */
if (process.env.NODE_ENV === "development") void import("./src/layout/content-problems");
