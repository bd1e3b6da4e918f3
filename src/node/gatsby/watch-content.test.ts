import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fixtureContent } from "../../testing/fixture-content";
import { isError } from "../content/problem";
import type { ContentReading } from "../read-content";
import { watchContent } from "./watch-content";

let root: string;
let stop: () => Promise<void>;
let latest: ContentReading | undefined;
let onReading: (reading: ContentReading) => void = () => undefined;

/** The first reading from now on that is so. */
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

it("sees each edit of a file that an editor replaces", async () => {
  for (const [before, after] of ["Blog", "One", "Two", "Three"].entries()) {
    if (before === 0) continue;
    const text = fs.readFileSync(at("blog.json"), "utf8");
    fs.writeFileSync(at("blog.json~"), text.replace(/"title": ".*"/, `"title": "${after}"`));
    fs.renameSync(at("blog.json~"), at("blog.json"));
    await readingWith(titled(after));
  }
});

it("sees a folder that is added, moved and removed, and a single image", async () => {
  const folder = "articles/third";
  const articles = (count: number) => (reading: ContentReading) =>
    reading.site?.articles.length === count;
  fs.cpSync(at("articles/second"), at(folder), { recursive: true });
  const { problems } = await readingWith((reading) => !reading.site);
  expect(problems.filter(isError)).toContainEqual(expect.objectContaining({ field: "slug" }));
  const text = fs.readFileSync(at(`${folder}/index.md`), "utf8");
  const other = text.replaceAll("harbour", "beach").replaceAll("second", "third");
  fs.writeFileSync(at(`${folder}/index.md`), other);
  await readingWith(articles(3));
  fs.rmSync(at(`${folder}/cover.png`));
  await readingWith((reading) => reading.problems.some(({ field }) => field === "image"));
  fs.cpSync(at("articles/second/cover.png"), at(`${folder}/cover.png`));
  await readingWith(articles(3));
  fs.renameSync(at(folder), at("articles/fourth"));
  await readingWith((reading) =>
    Boolean(reading.site?.articles.some(({ entry }) => entry.file.includes("fourth"))),
  );
  fs.rmSync(at("articles/fourth"), { recursive: true });
  await readingWith(articles(2));
});

it("reports an unreadable file instead of ending the server", async () => {
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  });
  fs.rmSync(at("blog.json"));
  const { problems } = await readingWith((reading) => !reading.site);
  expect(problems).toMatchObject([
    { file: "content", message: expect.stringMatching(/^cannot be read: /) as string },
  ]);
});
