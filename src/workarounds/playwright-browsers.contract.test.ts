import { fileOf, leansOn } from "./contract";
import { featuresOff, installedFirefox } from "./playwright-browsers.mjs";

const source = () => fileOf("playwright-core", "lib/coreBundle.js");
const theirs = () => {
  const [, list = ""] = /disabledFeatures = \[([^\]]*)\]/.exec(source()) ?? [];
  return [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name = ""]) => name);
};

leansOn("@playwright/test", "playwright-browsers.mjs", {
  "its list of what Chromium switches off": () => theirs().length > 0,
  "what our list repeats of it": () => theirs().every((name) => featuresOff.includes(name)),
  "the channel moz-firefox": () =>
    source().includes(`_createBidiFirefoxChannel("${installedFirefox.channel}"`),
});
