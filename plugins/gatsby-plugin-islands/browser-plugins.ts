import type { SitePlugin } from "./workarounds/gatsby-browser-apis";

/** In a build the HTML of these is enough. */
const known = /^(gatsby-plugin-(islands|manifest|styled-components)|partytown)$/;

/** The message about code for the browser that a build would never run; undefined if there's none. */
export function refusal(plugins: readonly SitePlugin[]): string | undefined {
  const lines = plugins.flatMap(({ name, browserAPIs }) => {
    const isSite = name === "default-site-plugin";
    // With these a site's pages look the same in `gatsby develop`.
    const hooks = browserAPIs.filter((hook) => !(isSite && /^wrap(Page|Root)Element$/.test(hook)));
    const isDead = hooks.length > 0 && !known.test(name);
    return isDead ? [`  ${isSite ? "gatsby-browser" : name}: ${hooks.join(", ")}`] : [];
  });
  return lines.length === 0
    ? undefined
    : `These need Gatsby in the browser, which builds with gatsby-plugin-islands don't have:

${lines.join("\n")}

Remove these plugins and hooks. Put code of your own into the module of the option firstScript or everyPage, and add the script of a service, such as analytics, to the HTML (onRenderBody in gatsby-ssr, or scripts of gatsby-plugin-strict-csp).`;
}
