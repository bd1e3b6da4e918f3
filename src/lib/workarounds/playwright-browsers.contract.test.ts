import { fileOf, dependsOn } from "../../../tests/fixtures/contract";
import { installedFirefox } from "./playwright-browsers.mjs";

dependsOn("@playwright/test", "playwright-browsers.mjs", {
  "the channel moz-firefox": () =>
    fileOf("playwright-core", "lib/coreBundle.js").includes(
      `_createBidiFirefoxChannel("${installedFirefox.channel}"`,
    ),
});
