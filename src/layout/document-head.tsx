import { whenIdle } from "../../plugins/gatsby-plugin-islands";
import { themeColorMedia, schemeScript } from "../features/color-scheme/color-scheme";
import { fontFaceRules, fontFiles } from "../theme/font-faces";
import { dark, light } from "../theme/palette";

/** Id of the bar: the first paint waits for it. */
export const barId = "siteBar";

/** The same in every page's head: fonts, an inline script, theme colours, icons. `<Seo>` and plugins (the manifest, islands) write the rest. */
export const documentHead = [
  // No paint before the whole bar is parsed: half of it would shift. HTML in `npm run develop` has no bar.
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  ...(process.env.NODE_ENV === "production"
    ? [<link key="bar" rel="expect" href={`#${barId}`} blocking="render" />]
    : []),
  // The fonts of the first screen, text first: each font that arrives lays the text out again. When idle, also the
  // third one: otherwise the next page would swap fonts.
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
  // Not in the global style: hydration inserts that again, and fonts declared again shift lines.
  <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaceRules.join("") }} />,
  <script key="scheme" dangerouslySetInnerHTML={{ __html: schemeScript() }} />,
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180" />,
];
