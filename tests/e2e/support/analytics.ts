/** A stand-in for an analytics service, and the site as a build with its script serves it. */
import { text } from "node:stream/consumers";
import { withPolicy } from "../../../plugins/gatsby-plugin-strict-csp";
import { policyOptions } from "../../../src/build/hosting";
import { serve } from "../../stand-ins/server.mjs";
import { identity, siteUrl } from "./stand-ins";

/** Counts as Plausible's script does: when a page is loaded, and when Back shows it again as it was. */
const script = `const { src, dataset } = document.currentScript;
const count = () =>
  fetch(new URL("event", src), { method: "POST", body: dataset.domain + location.pathname, keepalive: true });
addEventListener("pageshow", ({ persisted }) => persisted && count());
count();`;

/** Serves both. `views` are the pages that the service has counted. */
export async function serveWithAnalytics() {
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
    GATSBY_AUTH0_DOMAIN: identity(),
    ANALYTICS_SCRIPT: `${service.url}/script.js`,
    ANALYTICS_DATA: "domain=a.example",
  });
  const tag = `<script defer data-domain="a.example" src="${service.url}/script.js"></script>`;
  const site = await serve({
    name: "site",
    port: 0,
    handle: async ({ url = "/" }, response) => {
      const answer = await fetch(siteUrl() + url);
      const type = answer.headers.get("content-type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { "Content-Type": type });
      const isPage = type.startsWith("text/html");
      const html = () => withPolicy(String(body).replace("</head>", `${tag}</head>`), options, url);
      response.end(isPage ? html() : body);
    },
  });
  return { url: site.url, views, close: () => Promise.all([site.close(), service.close()]) };
}
