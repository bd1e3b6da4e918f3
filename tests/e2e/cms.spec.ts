/** Edits content with `npm run cms`. A mistake in its configuration would keep it from starting. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import type { Page } from "@playwright/test";
import { first, site } from "./support/site";
import { expect, test } from "./support/test";

/** Paths and texts of the content, as in an author's folder. */
const files = fs
  .readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(json|md)$/.test(name))
  .map((name) => `content/${name.replaceAll("\\", "/")}`)
  .map((name) => [name, fs.readFileSync(name, "utf8")] as const);

/** Copies the files to the browser's private file system, and answers the folder picker with that. */
const fakeFolderPicker = (page: Page) =>
  page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    // The CMS only accepts the folder of a repository.
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of entries) {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const child of folders)
        folder = await folder.getDirectoryHandle(child, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) });
  }, files);

/** Text of a file in the browser's private file system. */
const readPrivateFile = (page: Page, path: string) =>
  page.evaluate(async (folders) => {
    const name = folders.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const child of folders) folder = await folder.getDirectoryHandle(child);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path.split("/"));

test("changing a person's title in a form changes nothing else in the file", async ({ page }) => {
  const { file } = first(site.people, "person").entry;
  const before = fs.readFileSync(file, "utf8");
  const { name, title } = JSON.parse(before) as Queries.Person;
  const cms = spawn(process.execPath, ["--import", "tsx", "scripts/cms.ts"], {
    env: { ...process.env, PORT: "0" },
  });
  try {
    const [output] = (await once(cms.stdout, "data")) as [Buffer];
    await page.goto(/http\S+/.exec(String(output))?.[0] ?? "");
    await fakeFolderPicker(page);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "People" }).click();
    await page.getByRole("gridcell", { name, exact: true }).click();
    const field = page.getByRole("textbox", { name: "Title" });
    await expect(field).toHaveValue(title);
    await field.fill(`${title}, changed`);
    await page.getByRole("button", { name: "Save" }).click();
    const after = before.replace(`"title": "${title}`, (start) => `${start}, changed`);
    // The file can't be read while the CMS writes it.
    await expect(async () => expect(await readPrivateFile(page, file)).toBe(after)).toPass();
  } finally {
    cms.kill();
  }
});
