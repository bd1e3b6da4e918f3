/** The files of `hosting/` that follow from the headers; `npm run hosting` writes them, a test holds them equal. */
import { caddyHeaders } from "./caddy";
import { nginxHeaders, nginxMaps } from "./nginx";

/** @returns texts by path, from the checkout */
export const hostingFiles = (): Map<string, string> =>
  new Map([
    ["hosting/nginx/cairn-maps.conf", nginxMaps()],
    ["hosting/nginx/cairn-headers.conf", nginxHeaders()],
    ["hosting/caddy/headers.caddy", caddyHeaders()],
  ]);
