/** The script of an analytics service, on a site that was built with ANALYTICS_SCRIPT. */
import { text } from "node:stream/consumers";
import { withPolicy } from "../../plugins/gatsby-plugin-strict-csp";
import { policyOptions } from "../../src/build/hosting";
import { serve } from "../stand-ins/server.mjs";
import { providerUrl, siteUrl } from "./support/services";
import { expect, test, visit } from "./support/test";

/** Counts views as Plausible's script does: on load, and when Back restores the page. */
const script = `const { src, dataset } = document.currentScript;
const count = () =>
  fetch(new URL("event", src), { method: "POST", body: dataset.domain + location.pathname, keepalive: true });
addEventListener("pageshow", ({ persisted }) => persisted && count());
count();`;

/** Serves a stand-in for the service, and the site with its script. @returns `views`: pages that the service has counted */
async function serveWithAnalytics() {
  const views: string[] = [];
  const service = await serve({
    name: "analytics",
    port: 0,
    handle: async (request, response) => {
      if (request.method === "POST") views.push(await text(request));
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Content-Type", "text/javascript");
      response.end(script);
    },
  });
  const options = policyOptions({
    GATSBY_AUTH0_DOMAIN: providerUrl(),
    ANALYTICS_SCRIPT: `${service.url}/script.js`,
    ANALYTICS_DATA: "domain=a.example",
  });
  const tag = `<script defer data-domain="a.example" src="${service.url}/script.js"></script>`;
  const site = await serve({
    name: "site",
    port: 0,
    handle: async ({ url = "/" }, response) => {
      const served = await fetch(siteUrl() + url);
      const type = served.headers.get("content-type") ?? "";
      const body = Buffer.from(await served.arrayBuffer());
      response.writeHead(served.status, { "Content-Type": type });
      const isPage = type.startsWith("text/html");
      const html = () => withPolicy(String(body).replace("</head>", `${tag}</head>`), options, url);
      response.end(isPage ? html() : body);
    },
  });
  return { url: site.url, views, close: () => Promise.all([site.close(), service.close()]) };
}

let analytics: Awaited<ReturnType<typeof serveWithAnalytics>>;
test.beforeEach(async () => {
  analytics = await serveWithAnalytics();
});
test.afterEach(() => analytics.close());

test("each page view is counted once, including Back", async ({ page, trouble }) => {
  const expectViews = (...paths: string[]) =>
    expect.poll(() => analytics.views).toEqual(paths.map((path) => `a.example${path}`));

  await visit(page, analytics.url);
  await expectViews("/");
  await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
  await expectViews("/", "/privacy");
  await page.reload();
  await expectViews("/", "/privacy", "/privacy");
  await page.goBack();
  await expectViews("/", "/privacy", "/privacy", "/");
  expect(trouble).toEqual([]);
});
