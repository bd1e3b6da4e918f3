/** Edits the content in the forms of `npm run cms`: a mistake in their configuration would keep them from starting. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import type { Page } from "@playwright/test";
import { first, site } from "./support/site";
import { expect, test } from "./support/test";

/** The content's texts, as an author's folder has them. */
const files = fs
  .readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(json|md)$/.test(name))
  .map((name) => `content/${name.replaceAll("\\", "/")}`)
  .map((name) => [name, fs.readFileSync(name, "utf8")] as const);

/** Puts the files into the browser's own file system, and gives that to whoever asks the author for a folder. */
const chooseFiles = (page: Page) =>
  page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    // The CMS only takes the folder of a repository.
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of all) {
      const steps = path.split("/");
      const name = steps.pop() ?? "";
      let folder = root;
      for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true });
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await file.write(text);
      await file.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(root) });
  }, files);

/** A file of the browser's own file system. */
const fileIn = (page: Page, path: string) =>
  page.evaluate(async (steps) => {
    const name = steps.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const step of steps) folder = await folder.getDirectoryHandle(step);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path.split("/"));

test("a person's title is changed in a form, and nothing else in the file", async ({ page }) => {
  const { file } = first(site.people, "person").entry;
  const written = fs.readFileSync(file, "utf8");
  const { name, title } = JSON.parse(written) as Queries.Person;
  const cms = spawn(process.execPath, ["--import", "tsx", "scripts/cms.ts"], {
    env: { ...process.env, PORT: "0" },
  });
  try {
    const [said] = (await once(cms.stdout, "data")) as [Buffer];
    await page.goto(/http\S+/.exec(String(said))?.[0] ?? "");
    await chooseFiles(page);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    await page.getByRole("treeitem", { name: "People" }).click();
    await page.getByRole("gridcell", { name, exact: true }).click();
    const field = page.getByRole("textbox", { name: "Title" });
    await expect(field).toHaveValue(title);
    await field.fill(`${title}, changed`);
    await page.getByRole("button", { name: "Save" }).click();
    const changed = written.replace(`"title": "${title}`, (start) => `${start}, changed`);
    // While the CMS writes the file, it can't be read.
    await expect(async () => expect(await fileIn(page, file)).toBe(changed)).toPass();
  } finally {
    cms.kill();
  }
});
