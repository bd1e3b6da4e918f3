import fs from "node:fs";
import type { ContentReading } from "../read-content";
import type { Entry } from "../reader/entry";
import { tinyContent } from "../testing/tiny-content";
import { watchContent } from "./watch-content";

type Reading = ContentReading<Entry[]>;

let content: ReturnType<typeof tinyContent>;
let stop: () => Promise<void>;
let latest: Reading | undefined;
let onReading: (reading: Reading) => void = () => undefined;

/** The next reading that fulfills a condition. */
const readingWith = (is: (reading: Reading) => boolean) =>
  new Promise<Reading>((resolve) => {
    onReading = (reading) => {
      if (is(reading)) resolve(reading);
    };
    if (latest) onReading(latest);
  });
const titled = (title: string) => (reading: Reading) =>
  reading.entries.some(({ data }) => data.title === title);

beforeEach(async () => {
  content = tinyContent();
  latest = undefined;
  const keep = (reading: Reading) => {
    latest = reading;
    onReading(reading);
  };
  stop = watchContent(content.options, keep, content.folder);
  await readingWith(titled("Home"));
});

afterEach(async () => {
  await stop();
  content.remove();
});

it("edits of files, folders and images are seen, also of files that an editor replaces", async () => {
  const { at, write } = content;
  for (const title of ["One", "Two"]) {
    write("home.json~", `{ "title": "${title}" }`);
    fs.renameSync(at("home.json~"), at("home.json"));
    await readingWith(titled(title));
  }
  fs.cpSync(at("notes/b"), at("notes/c"), { recursive: true });
  await readingWith(({ problems }) => problems.some(({ field }) => field === "slug"));
  write("notes/c/board.png", "");
  await readingWith(({ problems }) => problems.some(({ file }) => file.endsWith("board.png")));
  fs.renameSync(at("notes/c"), at("notes/d"));
  await readingWith(({ problems }) => problems.some(({ file }) => file.includes("notes/d")));
  fs.rmSync(at("notes/d"), { recursive: true });
  await readingWith(({ site }) => site?.length === 4);
});

it("an unreadable file is reported and does not end the server", async () => {
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  });
  fs.rmSync(content.at("home.json"));
  const { problems } = await readingWith((reading) => !reading.site);
  expect(problems).toMatchObject([
    { file: "content", message: expect.stringMatching(/^can't be read: /) as string },
  ]);
});
