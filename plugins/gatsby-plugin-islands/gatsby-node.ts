/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/ */
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { replaceEntry, sitePlugins } from "./workarounds/gatsby";
import type { SitePlugin } from "./workarounds/gatsby";

interface Options extends PluginOptions {
  groups: Record<string, string>;
  everyPage?: string;
  firstScript?: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const file = Joi.string()
    .custom((name: string, { error }) =>
      fs.existsSync(name) ? path.resolve(name) : error("any.invalid"),
    )
    .messages({
      "any.invalid": "{{#label}}: {{#value}} doesn't exist. Paths start at the site's root.",
    });
  return Joi.object({
    groups: Joi.object()
      .pattern(/^[\w-]+$/, file)
      .default({})
      .description(
        "Modules that declare islands, by group: `home` has the islands `home/…`. Each is a chunk.",
      ),
    everyPage: file.description(
      "A module in the chunk with React. It declares the islands of every page, and runs before the first one hydrates.",
    ),
    firstScript: file.description(
      "A module in the first script of every page, without React. Its default export is a FirstScript.",
    ),
  });
};

/** Plugins whose code for the browser a build can do without. */
const optional = /^(gatsby-plugin-(islands|manifest|styled-components)|partytown)$/;

/** Stops at code for the browser that would never run. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, reporter }) => {
  const dead = sitePlugins(store).flatMap(deadHooks);
  if (dead.length > 0)
    reporter.panic(`These need Gatsby in the browser, which builds with gatsby-plugin-islands don't have:

${dead.join("\n")}

Remove these plugins and hooks. Put code of your own into the module of the option firstScript or everyPage, and add the script of a service, such as analytics, to the HTML (onRenderBody in gatsby-ssr, or scripts of gatsby-plugin-strict-csp).`);
};

/** A line for a plugin with hooks that a build never calls. */
function deadHooks({ name, browserAPIs }: SitePlugin): string[] {
  const isSite = name === "default-site-plugin";
  // With these a site's pages look the same in `gatsby develop`.
  const hooks = browserAPIs.filter((hook) => !(isSite && /^wrap(Page|Root)Element$/.test(hook)));
  const isDead = hooks.length > 0 && !optional.test(name);
  return isDead ? [`  ${isSite ? "gatsby-browser" : name}: ${hooks.join(", ")}`] : [];
}

/** The module that this plugin writes. */
const groupsFile = path.resolve(".cache", "islands", "groups.js");

/** Replaces Gatsby's runtime with the plugin's script. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args, options) => {
  const { stage, actions, store } = args;
  if (stage.endsWith("html")) {
    // A build writes it with the code for the browser; `gatsby develop` doesn't.
    const stats = stage === "build-html" && path.resolve("public", "webpack.stats.json");
    actions.setWebpackConfig({ resolve: { alias: { "$islands/stats": stats } } });
    return;
  }
  const { groups, everyPage = false, firstScript = false } = options as Options;
  const lines = Object.entries(groups).map(
    ([name, file]) =>
      `  "${name}": () => import(/* webpackChunkName: "islands-${name}" */ ${JSON.stringify(file)}),`,
  );
  fs.mkdirSync(path.dirname(groupsFile), { recursive: true });
  fs.writeFileSync(groupsFile, ["export const groups = {", ...lines, "};\n"].join("\n"));
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "$islands/groups": groupsFile,
        "$islands/every-page": everyPage,
        "$islands/first-script": firstScript,
      },
    },
  });
  if (stage === "develop" && !process.env.GATSBY_LATE_START) return;
  // Not __dirname: Gatsby compiles this file to another folder.
  const plugin = sitePlugins(store).find(({ name }) => name === "gatsby-plugin-islands");
  replaceEntry(args, path.join(plugin?.resolve ?? "", "runtime/start.ts"));
};
