import fs from "node:fs";
import type { ContentReading } from "../read-content";

import { newDraft, nursery } from "../fixtures/nursery";
import type { Draft } from "../fixtures/nursery";
import { watchContent } from "./watch-content";
import type { Entry } from "../types";

type Reading = ContentReading<Entry[]>;

let content: Draft;
let stop: () => Promise<void>;
let latest: Reading | undefined;
let onReading: (reading: Reading) => void = () => undefined;

/** The first reading, from the latest on, that fulfills a condition. */
const readingWith = (is: (reading: Reading) => boolean) =>
  new Promise<Reading>((resolve) => {
    onReading = (reading) => {
      if (is(reading)) resolve(reading);
    };
    if (latest) onReading(latest);
  });
const withHours = (hours: string) => (reading: Reading) =>
  reading.entries.some(({ data }) => data.hours === hours);

beforeEach(async () => {
  content = newDraft();
  latest = undefined;
  const keep = (reading: Reading) => {
    latest = reading;
    onReading(reading);
  };
  stop = watchContent(nursery, keep, content.root);
  await readingWith(withHours("From nine to five."));
});

afterEach(async () => {
  await stop();
  content.remove("");
});

it("notices edits of files, folders and images, and files that an editor replaces", async () => {
  const { copy, move, remove, write } = content;
  const [visit, saved] = ["visit.json", "visit.json~"];
  for (const hours of ["One", "Two"]) {
    write(saved, `{ "hours": "${hours}", "parking": "None." }`);
    move(saved, visit);
    await readingWith(withHours(hours));
  }
  copy("plants/moss", "plants/ivy");
  await readingWith(({ problems }) => problems.some(({ field }) => field === "slug"));
  write("growers/ada.png", "");
  await readingWith(({ problems }) => problems.some(({ field }) => field === "image"));
  copy("plants/fern/leaf.png", "growers/ada.png");
  move("plants/ivy", "plants/oak");
  await readingWith(({ problems }) => problems.some(({ file }) => file.includes("plants/oak")));
  remove("plants/oak");
  await readingWith(({ site }) => site?.length === 8);
});

it("reports an unreadable file", async () => {
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  });
  content.remove("visit.json");
  const { problems } = await readingWith((reading) => !reading.site);
  expect(problems).toMatchObject([
    { file: "content", message: expect.stringMatching(/^can't be read: /) as string },
  ]);
});
