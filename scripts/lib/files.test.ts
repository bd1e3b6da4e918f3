import fs from "node:fs";
import { temporaryFolder } from "../testing/fixture-folder";

const checkout = temporaryFolder({
  "content/releases/v1/index.md": "v1",
  "gatsby-config.ts": "",
  ".env": "",
  "node_modules/react/index.js": "",
  "lab/index.ts": "",
  "lab/node_modules/lighthouse/index.js": "",
  "public/index.html": "",
  ".local/newsletter.jsonl": "",
});
const hasCopied = (file: string) => checkout.has(`.local/copy/${file}`);

function copy(): void {
  expect(checkout.run("files.mjs", 'script.copyCheckout(".local/copy");').stderr).toBe("");
}
beforeEach(copy);

it("copies sources, links packages, and skips generated files", () => {
  expect(checkout.read(".local/copy/content/releases/v1/index.md")).toBe("v1");
  expect([".env", "lab/index.ts"].filter(hasCopied)).toHaveLength(2);
  const packages = checkout.at(".local/copy/node_modules");
  expect(fs.realpathSync(packages)).toBe(checkout.at("node_modules"));
  expect(["public", ".local", "lab/node_modules"].filter(hasCopied)).toEqual([]);
  const { stdout } = checkout.run("files.mjs", 'console.log(script.filesOf(".", ["lab"]).join());');
  expect(stdout).toBe("lab/index.ts\n");
});

it("replaces a copy without touching its build and the times of files", () => {
  const time = new Date(1e12);
  fs.utimesSync(checkout.at("gatsby-config.ts"), time, time);
  checkout.write(".local/copy/public/index.html", "built there");
  checkout.write(".local/copy/content/extra.json");
  checkout.write("content/new.json");
  checkout.write(".env", "SITE_URL=");
  checkout.remove("content/releases");
  copy();
  expect(
    ["new.json", "extra.json", "releases"].map((name) => hasCopied(`content/${name}`)),
  ).toEqual([...[true, false, false]]);
  expect(checkout.read(".local/copy/.env")).toBe("SITE_URL=");
  expect(fs.statSync(checkout.at(".local/copy/gatsby-config.ts")).mtime).toEqual(time);
  expect(checkout.read(".local/copy/public/index.html")).toBe("built there");
});
