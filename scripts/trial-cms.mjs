/**
 * `node scripts/trial-cms.mjs`: writes an article with two pictures in the CMS, as an author does, in
 * Chromium; saves it, checks the content, builds, and looks for it in the HTML. Takes some minutes.
 * Only the folder is not picked by hand: the CMS gets the browser's own file system with a copy of
 * `content/` in it, and what it wrote there is taken back into the copy in `.local/trial-cms`.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { launchBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { copyCheckout, filesOf } from "./lib/files.mjs";
import { runNode, tool } from "./lib/node.mjs";
import { freePort } from "./lib/server.mjs";

const folder = path.join(".local", "trial-cms");
const tsx = path.resolve(tool("tsx", path.join("dist", "cli.mjs")));
const title = "Written in the browser";
const slug = "written-in-the-browser";
const [cover = "", board = ""] = filesOf(".", ["content"]).filter((file) => file.endsWith(".png"));

copyCheckout(folder);
const port = await freePort();
const cms = spawn(process.execPath, [tsx, "scripts/cms.ts"], {
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await launchBrowser();
try {
  await new Promise((resolve, reject) => {
    cms.stdout.once("data", resolve);
    cms.once("exit", () => reject(new Error("The CMS did not come up.")));
  });
  // The form draws the fields that are in view, so all of it is.
  await write(await browser.newPage({ viewport: { width: 1280, height: 3000 } }));
} finally {
  await browser.close();
  cms.kill();
}
if (!runNode([tsx, "scripts/check-content.ts"], { cwd: folder }).ok) throw new Error("Not valid.");
if (!ensureBuilt({ folder })) throw new Error("Not built; the reason stands above.");
const html = fs.readFileSync(path.join(folder, "public", "blog", slug, "index.html"), "utf8");
const wanted = [title, "What is on the board", "The first words.", "/static/"];
const missing = wanted.filter((text) => !html.includes(text));
if (missing.length > 0) throw new Error(`The page lacks ${missing.join(", ")}.`);
console.log(`Written, saved, checked and built: ${folder}/public/blog/${slug}/index.html`);

/** @param {import("@playwright/test").Page} page */
async function write(page) {
  const origin = `http://localhost:${port}`;
  await page.addInitScript(() => {
    Reflect.set(window, "showDirectoryPicker", () => navigator.storage.getDirectory());
  });
  await page.goto(`${origin}/icon.svg`);
  const files = filesOf(folder, ["content"]).map((name) => ({
    name: name.split(path.sep).join("/"),
    data: fs.readFileSync(path.join(folder, name)).toString("base64"),
  }));
  await page.evaluate(putFiles, files);

  await page.goto(`${origin}/admin/`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Issue types").waitFor();
  await page.goto(`${origin}/admin/#/collections/articles/new`);
  const field = (/** @type {string} */ name) => page.getByRole("textbox", { name, exact: true });
  await field("Title").fill(title);
  await field("Description").fill(
    "An article that somebody wrote in the browser, with a cover and a picture beside its text.",
  );
  await page.getByRole("radiogroup", { name: "Author" }).getByRole("radio").first().click();
  await field("Date").fill("2026-11-20");
  await field("Category").fill("Trial");
  await field("Image alt").fill("What the cover shows");
  await choose(page, page.getByRole("group", { name: /“.?Image.?” Field/ }), cover);
  await field("Text").fill("## A heading\n\nThe first words.\n\n");
  await page.getByRole("button", { name: "Edit in Markdown" }).click();
  await field("Text").getByText("The first words.").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await choose(page, field("Text").getByRole("group", { name: /“.?Source.?” Field/ }), board);
  await field("Alt Text").fill("What is on the board");
  await page.screenshot({ path: path.join(folder, "cms.png"), fullPage: true });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor({ state: "hidden" });

  for (const { name, data } of await page.evaluate(getFiles)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, Buffer.from(data, "base64"));
  }
}

/**
 * Picks a picture of this machine for a field.
 * @param {import("@playwright/test").Page} page @param {import("@playwright/test").Locator} field
 * @param {string} file
 */
async function choose(page, field, file) {
  await field.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const asked = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await (await asked).setFiles(file);
  await dialog.getByRole("option", { name: path.basename(file) }).waitFor();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/**
 * Runs in the page: writes files into the browser's own file system, beside a folder `.git`.
 * @param {{ name: string, data: string }[]} files `data` in Base64
 */
async function putFiles(files) {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const { name, data } of files) {
    const folders = name.split("/");
    const last = folders.pop() ?? "";
    let at = root;
    for (const step of folders) at = await at.getDirectoryHandle(step, { create: true });
    const file = await (await at.getFileHandle(last, { create: true })).createWritable();
    await file.write(await (await fetch(`data:;base64,${data}`)).blob());
    await file.close();
  }
}

/** Runs in the page. @returns {Promise<{ name: string, data: string }[]>} what is there now */
async function getFiles() {
  /** @type {{ name: string, data: string }[]} */
  const found = [];
  await collect(await navigator.storage.getDirectory(), "");
  return found;

  /** @param {FileSystemDirectoryHandle} folder @param {string} start */
  async function collect(folder, start) {
    // TypeScript's library does not know that a folder can be walked.
    for await (const [name, handle] of Reflect.apply(Reflect.get(folder, "entries"), folder, [])) {
      if (handle.kind === "directory") await collect(handle, `${start}${name}/`);
      else {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        found.push({ name: start + name, data: btoa(text) });
      }
    }
  }
}
