/** A server before the site that puts an ear into every page: WebDriver tells nothing of a page's console. */
import http from "node:http";
import { freePort } from "../../scripts/lib/server.mjs";
import { tsxName } from "./session";

const HEARD = "/__heard";

/** Runs in the page before all else: tells what goes wrong, and what the policy refuses. */
function listen(address: string): void {
  // What a page that is left could not load any more is no fault.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  const tell = (what: string) =>
    isLeft || navigator.sendBeacon(address, `${location.pathname}: ${what}`);
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    tell(`refused ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejected ${String(reason)}`));
  // On the way down: what does not load says so to nobody above it.
  const onError = ({ target, message }: ErrorEvent) => {
    if (!(target instanceof Element)) tell(`thrown ${message}`);
    else tell(`not loaded ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener("error", onError, true);
  for (const kind of ["error", "warn"] as const) {
    const said = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      tell(`console.${kind} ${words.map(String).join(" ")}`);
      said(...words);
    };
  }
}

/** It stands before the page's policy, which would refuse it. */
const policy = '<meta http-equiv="Content-Security-Policy"';
const ear = `<script>{${tsxName} (${listen.toString()})("${HEARD}")}</script>`;

export interface Listening {
  url: string;
  /** What pages told so far. */
  heard: string[];
  close: () => void;
}

/** Passes everything on to the site, and hears of what goes wrong in its pages. */
export async function listenBefore(site: string): Promise<Listening> {
  const port = await freePort();
  const heard: string[] = [];
  const server = http.createServer((request, response) => {
    if (request.url === HEARD) {
      let text = "";
      request.on("data", (part) => (text += String(part)));
      request.on("end", () => {
        heard.push(text);
        response.writeHead(204).end();
      });
      return;
    }
    const { method, headers } = request;
    // Uncompressed, so that the ear can be put in.
    const asked = { ...headers, "accept-encoding": "identity" };
    const passed = http.request(site + (request.url ?? "/"), { method, headers: asked });
    passed.on("response", (answer) => {
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      if (!isPage) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const page = Buffer.concat(parts).toString().replace(policy, `${ear}${policy}`);
        const length = { "content-length": Buffer.byteLength(page) };
        response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...length }).end(page);
      });
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, heard, close };
}
