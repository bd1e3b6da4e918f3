/** Runs before what an author calls first in a fresh clone, or after others changed the packages. */
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
