import { refusal } from "./browser-plugins";

const plugin = (name: string, ...browserAPIs: string[]) => ({
  ...{ name, browserAPIs, resolve: `/plugins/${name}` },
});
const fine = [
  plugin("gatsby-plugin-manifest", "onRouteUpdate"),
  plugin("default-site-plugin", "wrapPageElement", "wrapRootElement"),
  plugin("gatsby-plugin-sitemap"),
];

it("accepts plugins without code for the browser, and hooks that wrap the site's pages", () => {
  expect(refusal(fine)).toBeUndefined();
});

it("refuses a plugin with code for the browser, and says what to do", () => {
  const visits = plugin("visits", "onClientEntry", "onRouteUpdate");
  expect(refusal([...fine, visits])).toMatch(
    /:\n\n {2}visits: onClientEntry, onRouteUpdate\n\n.*script of a service.* to the HTML/,
  );
});

it("refuses other hooks of the site's own gatsby-browser", () => {
  const site = plugin("default-site-plugin", "wrapRootElement", "onClientEntry", "onRouteUpdate");
  expect(refusal([site])).toMatch(
    /:\n\n {2}gatsby-browser: onClientEntry, onRouteUpdate\n\n.* firstScript or everyPage/,
  );
});
