import { pluginsToRun, refusal } from "./browser-plugins";

const plugin = (name: string, ...browserAPIs: string[]) => ({
  ...{ name, browserAPIs, resolve: `/plugins/${name}`, pluginOptions: { plugins: [], id: name } },
});
const plugins = [
  plugin("gatsby-plugin-manifest", "onRouteUpdate"),
  plugin("default-site-plugin", "wrapPageElement"),
  plugin("visits", "onClientEntry", "onRouteUpdate"),
  plugin("chat", "wrapRootElement"),
  plugin("gatsby-plugin-sitemap"),
];

it("names plugins that nobody has decided about, and says what to write", () => {
  expect(refusal(plugins, { chat: "never" })).toMatch(
    /visits: onClientEntry, onRouteUpdate[^]*browserPlugins: \{ "visits": "idle" \}/,
  );
  expect(refusal(plugins, { chat: "never" })).not.toMatch(/manifest|default|chat/);
  expect(refusal(plugins, { chat: "never", visits: "action" })).toBeUndefined();
});

it("offers only what has an effect", () => {
  expect(refusal(plugins, {})).toContain('{ "visits": "idle", "chat": "never" }');
});

it("names a choice about a plugin that the site doesn't have", () => {
  const chosen = { chat: "never", visits: "idle" } as const;
  expect(refusal(plugins, { ...chosen, vists: "idle" })).toBe(
    "vists isn't in plugins of gatsby-config.",
  );
});

it("refuses hooks of the site's own gatsby-browser, other than those that wrap pages", () => {
  const site = plugin("default-site-plugin", "wrapRootElement", "onClientEntry", "onRouteUpdate");
  expect(refusal([site], {})).toMatch(
    /^gatsby-browser has onClientEntry and onRouteUpdate, .* firstScript or everyPage\.$/,
  );
});

it("runs those that the site has chosen", () => {
  const chosen = { chat: "never", visits: "action", "gatsby-plugin-sitemap": "idle" } as const;
  expect(pluginsToRun(plugins, chosen)).toEqual([
    {
      name: "visits",
      file: "/plugins/visits/gatsby-browser",
      options: { plugins: [], id: "visits" },
      when: "action",
    },
  ]);
});
