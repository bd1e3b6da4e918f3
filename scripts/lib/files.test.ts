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

it("copies the sources, and uses the same packages", () => {
  expect(checkout.read(".local/copy/content/releases/v1/index.md")).toBe("v1");
  expect(hasCopied(".env")).toBe(true);
  expect(fs.realpathSync(checkout.at(".local/copy/node_modules"))).toBe(
    checkout.at("node_modules"),
  );
});

it("copies nothing that was made by a build, a test or a running site", () => {
  expect(hasCopied("public")).toBe(false);
  expect(hasCopied(".local")).toBe(false);
});

it("brings the copy up to date, and leaves its build and equal files alone", () => {
  const untouched = fs.statSync(checkout.at(".local/copy/gatsby-config.ts")).mtimeMs;
  checkout.write(".local/copy/public/index.html", "built there");
  checkout.write(".local/copy/content/extra.json");
  checkout.write("content/new.json");
  checkout.write(".env", "SITE_URL=");
  checkout.remove("content/releases");
  copy();
  expect(hasCopied("content/new.json")).toBe(true);
  expect(hasCopied("content/extra.json")).toBe(false);
  expect(hasCopied("content/releases")).toBe(false);
  expect(checkout.read(".local/copy/.env")).toBe("SITE_URL=");
  expect(fs.statSync(checkout.at(".local/copy/gatsby-config.ts")).mtimeMs).toBe(untouched);
  expect(checkout.read(".local/copy/public/index.html")).toBe("built there");
});

it("leaves the packages of the lab where they are", () => {
  expect(hasCopied("lab/index.ts")).toBe(true);
  expect(hasCopied("lab/node_modules")).toBe(false);
  const { stdout } = checkout.run("files.mjs", 'console.log(script.filesOf(".", ["lab"]).join());');
  expect(stdout).toBe("lab/index.ts\n");
});
