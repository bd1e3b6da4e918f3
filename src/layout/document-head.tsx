import { dark, light } from "../theme/palette";

/**
 * What stands in the head of every page and never changes: colours of the browser's own frame,
 * icons, manifest. Put into the HTML by `gatsby-ssr.tsx`; everything else is `<Seo>`'s.
 */
export const documentHead = [
  <meta
    key="light"
    name="theme-color"
    media="(prefers-color-scheme: light)"
    content={light.paper}
  />,
  <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />,
  <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" sizes="180x180" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
];
