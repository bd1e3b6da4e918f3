import { pluginsToRun, refusal } from "./browser-plugins";

const plugin = (name: string, ...browserAPIs: string[]) => ({
  ...{ name, browserAPIs, resolve: `/plugins/${name}`, pluginOptions: { plugins: [], id: name } },
});
const plugins = [
  plugin("gatsby-plugin-manifest", "onRouteUpdate"),
  plugin("default-site-plugin", "wrapPageElement"),
  plugin("visits", "onClientEntry", "onRouteUpdate"),
  plugin("chat", "wrapRootElement"),
];

it("names plugins that nobody has decided about, and says what to write", () => {
  expect(refusal(plugins, { chat: "never" })).toMatch(
    /visits: onClientEntry, onRouteUpdate[^]*browserPlugins: \{ "visits": "idle" \}/,
  );
  expect(refusal(plugins, { chat: "never" })).not.toMatch(/manifest|default|chat/);
  expect(refusal(plugins, { chat: "never", visits: "action" })).toBeUndefined();
});

it("runs those that the site has chosen", () => {
  expect(pluginsToRun(plugins, { chat: "never", visits: "action" })).toEqual([
    {
      name: "visits",
      file: "/plugins/visits/gatsby-browser",
      options: { plugins: [], id: "visits" },
      when: "action",
    },
  ]);
});
