import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { keptMarkdown } from "./kept-markdown";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "kept-"));
  process.env.BUILD_CACHE = folder;
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  delete process.env.BUILD_CACHE;
});

it("makes what follows from a text once", async () => {
  const make = jest.fn(() => Promise.resolve([{ id: "a", depth: 2 }]));
  const first = await keptMarkdown("headings", "## A", make);
  expect(await keptMarkdown("headings", "## A", make)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it("takes neither another text nor something else of it for the same", async () => {
  expect(await keptMarkdown("html", "one", () => "1")).toBe("1");
  expect(await keptMarkdown("html", "two", () => "2")).toBe("2");
  expect(await keptMarkdown("headings", "one", () => "3")).toBe("3");
});

it("keeps nothing of what could not be made", async () => {
  const fails = () => Promise.reject(new Error("no such language"));
  await expect(keptMarkdown("html", "one", fails)).rejects.toThrow("no such language");
  expect(await keptMarkdown("html", "one", () => "1")).toBe("1");
});
