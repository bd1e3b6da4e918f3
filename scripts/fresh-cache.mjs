/** Runs before `npm run build` and `npm run develop`: a cache that does not fit goes. */
import { freshenCache } from "./lib/cache.mjs";

freshenCache();
