/** A proxy that injects a listener into every page: WebDriver does not report a page's console. */
import http from "node:http";
import { freePort } from "../../../scripts/lib/server.mjs";
import { tsxName } from "./session";

const REPORT_PATH = "/__report";

/** Runs first in the page: reports errors and violations of the policy. */
function listen(address: string): void {
  // Requests that fail during a navigation are not a fault.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  const send = (what: string) =>
    isLeft || navigator.sendBeacon(address, `${location.pathname}: ${what}`);
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    send(`refused ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => send(`rejected ${String(reason)}`));
  // In the capture phase: load errors of elements do not bubble.
  const onError = ({ target, message }: ErrorEvent) => {
    if (!(target instanceof Element)) send(`thrown ${message}`);
    else send(`not loaded ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener("error", onError, true);
  for (const kind of ["error", "warn"] as const) {
    const original = console[kind].bind(console);
    console[kind] = (...values: unknown[]) => {
      send(`console.${kind} ${values.map(String).join(" ")}`);
      original(...values);
    };
  }
}

/** The listener is inserted before the page's policy, which would block it. */
const policy = '<meta http-equiv="Content-Security-Policy"';
const listener = `<script>{${tsxName} (${listen.toString()})("${REPORT_PATH}")}</script>`;

export interface Listening {
  url: string;
  /** Reports of pages so far. */
  reports: string[];
  close: () => void;
}

/** Starts the proxy. */
export async function listenBefore(site: string): Promise<Listening> {
  const port = await freePort();
  const reports: string[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === REPORT_PATH) {
      let text = "";
      request.on("data", (chunk) => (text += String(chunk)));
      request.on("end", () => {
        reports.push(text);
        response.writeHead(204).end();
      });
      return;
    }
    const { method, headers } = request;
    // Uncompressed, to insert the listener.
    const forwarded = { ...headers, "accept-encoding": "identity" };
    const proxied = http.request(site + (request.url ?? "/"), { method, headers: forwarded });
    proxied.on("response", (upstream) => {
      const isPage = upstream.headers["content-type"]?.startsWith("text/html");
      if (!isPage) {
        response.writeHead(upstream.statusCode ?? 500, upstream.headers);
        upstream.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      upstream.on("data", (chunk: Buffer) => chunks.push(chunk));
      upstream.on("end", () => {
        const page = Buffer.concat(chunks).toString().replace(policy, `${listener}${policy}`);
        const length = { "content-length": Buffer.byteLength(page) };
        response
          .writeHead(upstream.statusCode ?? 500, { ...upstream.headers, ...length })
          .end(page);
      });
    });
    proxied.on("error", () => response.destroy());
    request.pipe(proxied);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, reports, close };
}
