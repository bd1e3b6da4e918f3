import { whenIdle } from "../../plugins/gatsby-plugin-islands";
import { themeColorMedia, schemeScript } from "../features/color-scheme/color-scheme";
import { fontFaceRules, fontFiles } from "../theme/font-faces";
import { dark, light } from "../theme/palette";

/** The first paint waits for the element with this id. */
export const barId = "siteBar";

/** What every page's head shares: fonts, an inline script, theme colors, icons. `<Seo>` and plugins add the rest. */
export const documentHead = [
  // Painting half of the bar would shift it. In `npm run develop`, the HTML has no bar.
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  ...(process.env.NODE_ENV === "production"
    ? [<link key="bar" rel="expect" href={`#${barId}`} blocking="render" />]
    : []),
  // Preloads the first screen's fonts, because each one that arrives late lays the text out again. The third loads when idle,
  // so that the next page doesn't swap fonts.
  ...fontFiles.map((file, index) => (
    <link
      key={file}
      {...(index < 2 ? { rel: "preload", as: "font", type: "font/woff2" } : { rel: whenIdle })}
      href={file}
      crossOrigin="anonymous"
    />
  )),
  ...Object.entries({ light, dark }).map(([scheme, { paper }]) => (
    <meta
      key={scheme}
      name="theme-color"
      data-scheme={scheme}
      media={themeColorMedia(scheme)}
      content={paper}
    />
  )),
  // Hydration inserts the global style again, and fonts declared twice shift lines.
  <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaceRules.join("") }} />,
  <script key="scheme" dangerouslySetInnerHTML={{ __html: schemeScript() }} />,
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180" />,
];
