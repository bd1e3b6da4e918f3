import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fixtureContent } from "../../testing/fixture-content";
import type { ContentReading } from "../read-content";
import { watchContent } from "./watch-content";

let root: string;
let stop: () => Promise<void>;
let latest: ContentReading | undefined;
let onReading: (reading: ContentReading) => void = () => undefined;

/** The next reading that fulfills a condition. */
const readingWith = (is: (reading: ContentReading) => boolean) =>
  new Promise<ContentReading>((resolve) => {
    onReading = (reading) => {
      if (is(reading)) resolve(reading);
    };
    if (latest) onReading(latest);
  });
const titled = (title: string) => (reading: ContentReading) =>
  reading.site?.blog.meta.title === title;
const at = (file: string) => path.join(root, file);

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "watched content "));
  fs.cpSync(fixtureContent, root, { recursive: true });
  latest = undefined;
  stop = watchContent((reading) => {
    latest = reading;
    onReading(reading);
  }, root);
  await readingWith(titled("Blog"));
});

afterEach(async () => {
  await stop();
  fs.rmSync(root, { recursive: true });
});

it("edits of files, folders and images are seen, also of files that an editor replaces", async () => {
  for (const title of ["One", "Two"]) {
    const text = fs.readFileSync(at("blog.json"), "utf8");
    fs.writeFileSync(at("blog.json~"), text.replace(/"title": ".*"/, `"title": "${title}"`));
    fs.renameSync(at("blog.json~"), at("blog.json"));
    await readingWith(titled(title));
  }
  fs.cpSync(at("articles/second"), at("articles/third"), { recursive: true });
  await readingWith(({ problems }) => problems.some(({ field }) => field === "slug"));
  fs.rmSync(at("articles/third/cover.png"));
  await readingWith(({ problems }) => problems.some(({ field }) => field === "image"));
  fs.renameSync(at("articles/third"), at("articles/fourth"));
  await readingWith(({ problems }) => problems.some(({ file }) => file.includes("fourth")));
  fs.rmSync(at("articles/fourth"), { recursive: true });
  await readingWith(({ site }) => site?.articles.length === 2);
});

it("an unreadable file is reported and does not end the server", async () => {
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  });
  fs.rmSync(at("blog.json"));
  const { problems } = await readingWith((reading) => !reading.site);
  expect(problems).toMatchObject([
    { file: "content", message: expect.stringMatching(/^can't be read: /) as string },
  ]);
});
