/** Runs before `npm run build` and `npm run develop`, which are Gatsby's own. */
import { forgetBuild } from "./lib/build.mjs";
import { freshenCache } from "./lib/cache.mjs";

freshenCache();
// They build with other settings than `npm start`, whose login would be missing from what it serves.
forgetBuild();
