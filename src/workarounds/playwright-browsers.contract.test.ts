import { fileOf, leansOn } from "./contract";
import { installedFirefox } from "./playwright-browsers.mjs";

leansOn("@playwright/test", "playwright-browsers.mjs", {
  "the channel moz-firefox": () =>
    fileOf("playwright-core", "lib/coreBundle.js").includes(
      `_createBidiFirefoxChannel("${installedFirefox.channel}"`,
    ),
});
