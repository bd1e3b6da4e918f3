/**
 * npm run lab -- cms: in Chromium, writes an article with two images, a release and a person in the CMS and publishes a draft;
 * then checks the content, builds the site, and searches its HTML for them.
 *
 * The CMS works on a copy of content/ in the browser's origin private file system, as scripts cannot pick a folder; the
 * result is copied to .local/lab-cms.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { launchBrowser } from "../scripts/lib/browser.mjs";
import { ensureBuilt } from "../scripts/lib/build.mjs";
import { copyCheckout, filesOf } from "../scripts/lib/files.mjs";
import { runNode } from "../scripts/lib/node.mjs";
import { freePort } from "../scripts/lib/server.mjs";
import { getFiles, putFiles } from "./lib/browser-folder";
import { defineName } from "./lib/phone";

const folder = path.join(".local", "lab-cms");
/** An article that is a draft. */
const draft = path.join("content", "articles", "style-guide", "index.md");
const images = filesOf(".", ["content"]).filter((file) => file.endsWith(".png"));
const [cover = "", board = ""] = images;

/** Texts that the built pages must contain. */
const expected = {
  "/blog/written-in-the-browser": ["What is on the board", "The first words.", "/static/"],
  "/blog/what-an-article-can-hold": ["This article is a draft", "/static/"],
  "/changelog/v9-9-9": ["Written in a form", "The first note", "/static/"],
  "/company": ["Sam Okoye", "Sam keeps the numbers", "/static/"],
};

/** @throws {Error} at the first failure */
export async function main(): Promise<void> {
  copyCheckout(folder);
  const port = String(await freePort());
  const cms = spawn(process.execPath, ["scripts/run.mjs", "scripts/cms.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const refused: string[] = [];
  const browser = await launchBrowser();
  try {
    const ended = once(cms, "exit").then(() => Promise.reject(new Error("The CMS has ended.")));
    await Promise.race([once(cms.stdout, "data"), ended]);
    // The CMS renders only fields in the viewport.
    const page = await browser.newPage({ viewport: { width: 1280, height: 3000 } });
    await defineName(page);
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });
    await write(page, `http://localhost:${port}`);
  } finally {
    await browser.close();
    cms.kill();
  }
  if (refused.length > 0) throw new Error(`The policy refuses:\n${refused.join("\n")}`);
  const check = ["scripts/run.mjs", "scripts/check-content.ts"];
  if (!runNode(check, { cwd: folder }).ok) throw new Error("The content has mistakes.");
  if (!ensureBuilt({ folder })) throw new Error("The site was not built.");
  for (const [address, words] of Object.entries(expected)) {
    const html = fs.readFileSync(path.join(folder, "public", address, "index.html"), "utf8");
    const missing = words.filter((text) => !html.includes(text));
    if (missing.length > 0) throw new Error(`${address} does not contain ${missing.join(", ")}.`);
  }
  if (textOf(path.join(folder, draft)) !== textOf(draft)) {
    throw new Error(`The CMS changed more of ${draft} than the draft.`);
  }
  console.log(`Written, saved, checked and built: ${folder}/public`);
}

/** The text below the front matter. */
const textOf = (file: string) => fs.readFileSync(file, "utf8").split(/^---$/m).slice(2).join("---");

async function write(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, "showDirectoryPicker", () => navigator.storage.getDirectory());
  });
  await page.goto(`${origin}/icon.svg`);
  const files = filesOf(folder, ["content"]).map((name) => ({
    name,
    data: fs.readFileSync(path.join(folder, name)).toString("base64"),
  }));
  await page.evaluate(putFiles, files);

  await page.goto(`${origin}/admin/`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Rarely").waitFor();
  const open = (form: string) => page.goto(`${origin}/admin/#/collections/${form}`);
  const form = forms(page);
  await open("articles/new");
  await form.fill({
    Title: "Written in the browser",
    Description: "An article that somebody wrote in the browser, with a cover and an image in it.",
    Date: "2026-11-20",
    "Image alt": "What the cover shows",
    Text: "## A heading\n\nThe first words.\n\n",
  });
  await form.chooseFirst("Author");
  await form.chooseFirst("Category");
  await form.upload(form.group("Image"), cover);
  await page.getByRole("button", { name: "Edit in Markdown" }).click();
  await form.field("Text").getByText("The first words.").click();
  await page.keyboard.press("End");
  await page.waitForFunction(() => getSelection()?.focusOffset === "The first words.".length);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await form.upload(form.field("Text").getByRole("group", { name: /“.?Source.?” Field/ }), board);
  await form.field("Alt Text").fill("What is on the board");
  await form.save();

  await open("releases/new");
  await form.fill({
    Version: "9.9.9",
    Date: "2026-11-20",
    Title: "Written in a form",
    Summary:
      "A release whose fields somebody filled in one after the other, in a browser, and saved.",
    "Image alt": "What the release shows",
    Text: "- **The first note.** What is new, in a sentence.\n",
  });
  await form.upload(form.group("Image"), board);
  await form.save();

  await open("people/new");
  await page.getByRole("spinbutton", { name: "Order" }).fill("9");
  await form.fill({
    Handle: "sam-okoye",
    Name: "Sam Okoye",
    Title: "Engineer",
    Bio: "Sam keeps the numbers that you see in step with the ones we count.",
    Linkedin: "https://www.linkedin.com/in/sam-okoye-example",
    "Image alt": "Portrait of Sam Okoye",
  });
  await form.upload(form.group("Image"), cover, "sam-okoye.png");
  await form.save();

  await open("articles");
  await page.getByRole("row", { name: "What an article can hold" }).click();
  await page.getByRole("switch", { name: "Draft" }).click();
  await form.save();

  for (const { name, data } of await page.evaluate(getFiles)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, Buffer.from(data, "base64"));
  }
}

/** Fields of the open form. */
function forms(page: Page) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    field,
    group: (name: string) => page.getByRole("group", { name: new RegExp(`^“.?${name}.?” Field`) }),
    chooseFirst: (name: string) =>
      page.getByRole("radiogroup", { name }).getByRole("radio").first().click(),
    /** @param texts by the name of a field */
    async fill(texts: Record<string, string>) {
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
    },
    async upload(at: Locator, file: string, name = path.basename(file)) {
      await at.getByRole("button", { name: "Browse" }).click();
      const dialog = page.getByRole("dialog", { name: "Select Image" });
      const chooser = page.waitForEvent("filechooser");
      await dialog.getByRole("button", { name: "Upload" }).click();
      const buffer = fs.readFileSync(file);
      await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
      await dialog.getByRole("option", { name }).waitFor();
      await dialog.getByRole("button", { name: "Insert" }).click();
      await dialog.waitFor({ state: "hidden" });
    },
    async save() {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("button", { name: "Create New Entry" }).waitFor();
    },
  };
}
