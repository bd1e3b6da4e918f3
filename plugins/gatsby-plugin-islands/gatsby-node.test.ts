import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "./gatsby-node";

const plugin = (name: string, ...browserAPIs: string[]) => ({ name, browserAPIs });
const harmless = [
  plugin("gatsby-plugin-manifest", "onRouteUpdate"),
  plugin("default-site-plugin", "wrapPageElement", "wrapRootElement"),
  plugin("gatsby-plugin-sitemap"),
];

/** What stops a build with these plugins. */
function refusal(flattenedPlugins: object[]): unknown {
  const panic = jest.fn<undefined, [string]>();
  const args = { store: { getState: () => ({ flattenedPlugins }) }, reporter: { panic } };
  void onPreInit?.(args as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return panic.mock.calls[0]?.[0];
}

it("accepts plugins without code for the browser, and wrapPageElement and wrapRootElement of the site", () => {
  expect(refusal(harmless)).toBeUndefined();
});

it("refuses a plugin with code for the browser, with advice", () => {
  const visits = plugin("visits", "onClientEntry", "onRouteUpdate");
  expect(refusal([...harmless, visits])).toMatch(
    /:\n\n {2}visits: onClientEntry, onRouteUpdate\n\n.*script of a service.* to the HTML/,
  );
});

it("refuses other hooks of the site's own gatsby-browser", () => {
  const site = plugin("default-site-plugin", "wrapRootElement", "onClientEntry", "onRouteUpdate");
  expect(refusal([site])).toMatch(
    /:\n\n {2}gatsby-browser: onClientEntry, onRouteUpdate\n\n.* firstScript or everyPage/,
  );
});
