import type { SitePlugin } from "./workarounds/gatsby-browser-apis";

/** When a page runs the hooks of a plugin: once it's idle, with the visitor's first action, or not at all. */
export type When = "idle" | "action" | "never";

/** These need no code in the browser, unless Gatsby renders pages there: in `gatsby develop`. */
const known = [
  ...["gatsby-plugin-islands", "gatsby-plugin-manifest", "gatsby-plugin-styled-components"],
  "partytown",
];

/** Gatsby's name for the site's own `gatsby-browser`. */
const site = "default-site-plugin";

/** The plugins whose hooks pages run. @param chosen the option `browserPlugins` */
export const pluginsToRun = (plugins: readonly SitePlugin[], chosen: Record<string, When>) =>
  plugins
    .filter(({ browserAPIs }) => browserAPIs.length > 0)
    .map(({ name, resolve, pluginOptions: options }) => ({
      ...{ name, options, file: `${resolve}/gatsby-browser` },
      when: chosen[name] ?? "never",
    }))
    .filter(({ when }) => when !== "never");

/** The message about code for the browser that would never run; undefined if there's none. */
export function refusal(
  plugins: readonly SitePlugin[],
  chosen: Record<string, When>,
): string | undefined {
  const unknown = Object.keys(chosen).filter((key) => !plugins.some(({ name }) => name === key));
  const messages = [
    ...unknown.map((name) => `${name} isn't in plugins of gatsby-config.`),
    ...plugins.filter(({ name }) => name === site).map(refusalOfSite),
    refusalOfPlugins(
      plugins.filter(
        ({ name, browserAPIs }) =>
          browserAPIs.length > 0 && !(name in chosen || name === site || known.includes(name)),
      ),
    ),
  ];
  return messages.filter(Boolean).join("\n\n") || undefined;
}

/** A site needs the hooks that wrap pages in `gatsby develop`. */
function refusalOfSite({ browserAPIs }: SitePlugin) {
  const dead = browserAPIs.filter((hook) => !/^wrap(Page|Root)Element$/.test(hook));
  if (dead.length === 0) return undefined;
  return `gatsby-browser has ${dead.join(" and ")}, which a build doesn't run. Move that code to the module of the option firstScript or everyPage.`;
}

function refusalOfPlugins(dead: readonly SitePlugin[]) {
  if (dead.length === 0) return undefined;
  const choices = dead.map(({ name, browserAPIs }) => {
    const canRun = browserAPIs.some((hook) =>
      /^on(ClientEntry|InitialClientRender|RouteUpdate)$/.test(hook),
    );
    return `${JSON.stringify(name)}: "${canRun ? "idle" : "never"}"`;
  });
  return `These plugins need Gatsby's browser runtime, which production builds don't include:

${dead.map(({ name, browserAPIs }) => `  ${name}: ${browserAPIs.join(", ")}`).join("\n")}

Choose when pages run them, in the options of gatsby-plugin-islands, for example:

  browserPlugins: { ${choices.join(", ")} }

"idle": onClientEntry, onInitialClientRender and onRouteUpdate run when the page is idle.
"action": they run with the visitor's first action.
"never": don't run them; the HTML is enough.

Other hooks, such as wrapRootElement, can't run. Put what they do into your islands.`;
}
