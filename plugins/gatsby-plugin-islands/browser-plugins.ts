import type { BrowserPlugin } from "./workarounds/gatsby-browser-apis";

/** When a page runs the hooks of a plugin: once it's idle, with the visitor's first action, or not at all. */
export type When = "idle" | "action" | "never";

/** These need no code in the browser, unless Gatsby renders pages there: in `gatsby develop`. */
const known = [
  ...["gatsby-plugin-islands", "gatsby-plugin-manifest", "gatsby-plugin-styled-components"],
  "partytown",
  // The site's own gatsby-browser.
  "default-site-plugin",
];

/** The plugins whose hooks pages run. @param chosen the option `browserPlugins` */
export const pluginsToRun = (plugins: readonly BrowserPlugin[], chosen: Record<string, When>) =>
  plugins
    .map(({ name, resolve, pluginOptions: options }) => ({
      ...{ name, options, file: `${resolve}/gatsby-browser` },
      when: chosen[name] ?? "never",
    }))
    .filter(({ when }) => when !== "never");

/** The message about plugins whose hooks would never run; undefined if the site has chosen for each. */
export function refusal(
  plugins: readonly BrowserPlugin[],
  chosen: Record<string, When>,
): string | undefined {
  const dead = plugins.filter(({ name }) => !(name in chosen || known.includes(name)));
  if (dead.length === 0) return undefined;
  return `These plugins run code in the browser, but a build has no Gatsby there:

${dead.map(({ name, browserAPIs }) => `  ${name}: ${browserAPIs.join(", ")}`).join("\n")}

Say in the options of gatsby-plugin-islands when each page runs them, for example:

  browserPlugins: { ${JSON.stringify(dead[0]?.name)}: "idle" }

"idle": onClientEntry, onInitialClientRender and onRouteUpdate run when the page is idle.
"action": they run with the visitor's first action.
"never": the plugin's HTML is enough.

Other hooks, such as wrapRootElement, can't run. Put what they do into your islands.`;
}
