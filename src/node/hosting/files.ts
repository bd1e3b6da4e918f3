/** The files of `hosting/` with headers; `npm run lab -- hosting` writes them, a test compares them. */
import { caddyHeaders } from "./caddy";
import { nginxHeaders, nginxMaps } from "./nginx";

/** @returns texts by path, from the checkout */
export const hostingFiles = (): Map<string, string> =>
  new Map([
    ["hosting/nginx/cairn-maps.conf", nginxMaps()],
    ["hosting/nginx/cairn-headers.conf", nginxHeaders()],
    ["hosting/caddy/headers.caddy", caddyHeaders()],
  ]);
