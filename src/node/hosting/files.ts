/** The files of `hosting/` with headers; `npm run lab -- hosting` writes them, a test compares them. */
import { caddyHeaders } from "./caddy";
import { nginxHeaders, nginxMaps } from "./nginx";

const notice =
  "# Made by `npm run lab -- hosting` from src/node/hosting/headers.ts. Do not edit.\n\n";

/** @returns texts by path, from the checkout */
export const hostingFiles = (): Map<string, string> =>
  new Map([
    ["hosting/nginx/cairn-maps.conf", notice + nginxMaps()],
    ["hosting/nginx/cairn-headers.conf", notice + nginxHeaders()],
    ["hosting/caddy/headers.caddy", notice + caddyHeaders()],
  ]);
