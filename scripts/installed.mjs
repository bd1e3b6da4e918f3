/** npm runs this at the end of an installation (`postinstall`). */
import { afterInstall } from "./lib/install.mjs";

afterInstall();
