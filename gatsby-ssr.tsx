/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import type { GatsbySSR } from "gatsby";
import { earlyClickScript } from "./src/integrations/auth/early-click";
import { documentHead } from "./src/layout/document-head";
import { schemeKey } from "./src/lib/color-scheme";

export { renderPage as replaceRenderer } from "./src/seo/server-head";
export { wrapPageElement } from "./src/layout/wrap-page";

/** Runs before first paint, so that a chosen scheme never flashes. */
const applySavedScheme = `try{const s=localStorage.getItem("${schemeKey}");if(s==="light"||s==="dark")document.documentElement.dataset.theme=s}catch{}`;

/** Adds what has to be in the HTML before anything else: what never changes, the scheme, two fonts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="early-click" dangerouslySetInnerHTML={{ __html: earlyClickScript }} />,
    <script key="scheme" dangerouslySetInnerHTML={{ __html: applySavedScheme }} />,
    ...documentHead,
    ...["bricolage-grotesque", "geist"].map((name) => (
      <link
        key={name}
        rel="preload"
        href={`/fonts/${name}.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};
