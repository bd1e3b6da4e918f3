/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/ */
import fs from "node:fs";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { pluginsToRun, refusal } from "./browser-plugins";
import type { When } from "./browser-plugins";
import { sitePlugins } from "./workarounds/gatsby-browser-apis";
import { replaceEntry } from "./workarounds/gatsby-entry";
import { withStaticQueries } from "./workarounds/gatsby-static-queries";

interface Options extends PluginOptions {
  groups: Record<string, string>;
  everyPage?: string;
  firstScript?: string;
  browserPlugins: Record<string, When>;
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
      "A module in the chunk with React: declares the islands of every page, and runs before the first of them hydrates.",
    ),
    firstScript: file.description(
      "A module in the first script of every page, without React. Its default export is a FirstScript.",
    ),
    browserPlugins: Joi.object()
      .pattern(/./, Joi.valid("idle", "action", "never"))
      .default({})
      .description("When a page runs the hooks in gatsby-browser of other plugins."),
  });
};

/** Refuses code for the browser that would never run. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ store, reporter }, options) => {
  const message = refusal(sitePlugins(store), (options as Options).browserPlugins);
  if (message) reporter.panic(message);
};

/** The folder of modules that this plugin writes. */
const written = path.resolve(".cache", "islands");

/** A page begins with the plugin's script: nothing of Gatsby's runtime is in a build. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args, options) => {
  const { stage, actions, store } = args;
  if (stage.endsWith("html")) {
    // Written with the code for the browser. In develop there is none.
    const stats = stage === "build-html" && path.resolve("public", "webpack.stats.json");
    actions.setWebpackConfig({ resolve: { alias: { "$islands/stats": stats } } });
    return;
  }
  const { groups, everyPage = false, firstScript = false, browserPlugins } = options as Options;
  const loads = Object.entries(groups).map(
    ([name, file]) => `  ${JSON.stringify(name)}: ${load(`islands-${name}`, file)},`,
  );
  const plugins = sitePlugins(store);
  // Gatsby compiles this file to another folder: __dirname isn't the plugin's.
  const folder = plugins.find(({ name }) => name === "gatsby-plugin-islands")?.resolve ?? "";
  const runs = pluginsToRun(plugins, browserPlugins).map(
    ({ name, file, when, options: own }) =>
      `runHooks(${JSON.stringify(when)}, ${load(name, file)}, ${JSON.stringify(own)});`,
  );
  fs.mkdirSync(written, { recursive: true });
  write("groups.js", ["export const groups = {", ...loads, "};"]);
  write("browser-plugins.js", [
    `import { runHooks } from ${JSON.stringify(path.join(folder, "runtime/browser-hooks"))};`,
    ...runs,
  ]);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "$islands/groups": path.join(written, "groups.js"),
        // An empty module, unless there is one.
        "$islands/browser-plugins": runs.length > 0 && path.join(written, "browser-plugins.js"),
        "$islands/every-page": everyPage,
        "$islands/first-script": firstScript,
      },
    },
  });
  if (stage === "develop" && !process.env.GATSBY_LATE_START) return;
  actions.setWebpackConfig({ plugins: [withStaticQueries(store)] });
  replaceEntry(args, path.join(folder, "runtime/start.ts"));
};

const load = (chunk: string, file: string) =>
  `() => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)})`;

const write = (name: string, lines: readonly string[]) =>
  fs.writeFileSync(path.join(written, name), `${lines.join("\n")}\n`);
