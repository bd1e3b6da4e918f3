import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

let checkout: string;
const at = (...parts: string[]) => path.join(checkout, ...parts);
const inCopy = (...parts: string[]) => at(".local", "copy", ...parts);

function write(file: string, text = file): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), text);
}

function copy(): void {
  const code = 'script.copyCheckout(".local/copy");';
  expect(runScript("scripts/lib/files.mjs", code, { cwd: checkout }).stderr).toBe("");
}

beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), "a checkout "));
  write("content/releases/v1/index.md");
  write("gatsby-config.ts");
  write(".env");
  write("node_modules/react/index.js");
  write("public/index.html");
  write(".local/newsletter.sqlite");
  copy();
});
afterEach(() => fs.rmSync(checkout, { recursive: true }));

it("copies the sources, and uses the same packages", () => {
  expect(fs.readFileSync(inCopy("content/releases/v1/index.md"), "utf8")).toContain("v1");
  expect(fs.existsSync(inCopy(".env"))).toBe(true);
  expect(fs.realpathSync(inCopy("node_modules"))).toBe(fs.realpathSync(at("node_modules")));
});

it("copies nothing that was made by a build, a test or a running site", () => {
  expect(fs.existsSync(inCopy("public"))).toBe(false);
  expect(fs.existsSync(inCopy(".local"))).toBe(false);
});

it("brings the copy up to date, and leaves its build and equal files alone", () => {
  const untouched = fs.statSync(inCopy("gatsby-config.ts")).mtimeMs;
  write(".local/copy/public/index.html", "built there");
  write(".local/copy/content/extra.json");
  write("content/new.json");
  fs.rmSync(at("content/releases/v1"), { recursive: true });
  copy();
  expect(fs.existsSync(inCopy("content/new.json"))).toBe(true);
  expect(fs.existsSync(inCopy("content/extra.json"))).toBe(false);
  expect(fs.existsSync(inCopy("content/releases"))).toBe(false);
  expect(fs.statSync(inCopy("gatsby-config.ts")).mtimeMs).toBe(untouched);
  expect(fs.readFileSync(inCopy("public/index.html"), "utf8")).toBe("built there");
});
