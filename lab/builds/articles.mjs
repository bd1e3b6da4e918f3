/** Articles for the bench: each with words, pictures, code and a table of its own, the same every time. */
import fs from "node:fs";
import path from "node:path";
import { writeMarkdown } from "../lib/content-files.mjs";
import { drawScene } from "./scene.mjs";

/** Part of the folder's name: articles that another version wrote are not used. */
const VERSION = 1;
const WORDS =
  "Backlogs Sprints Estimates Labels Releases Reviews Boards Epics Retros Roadmaps".split(" ");
const FIRST_DAY = Date.UTC(2021, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

/**
 * Writes articles into a content folder. Pictures are drawn once and kept beside the copies.
 * @param {string} content where they go @param {number} count
 * @param {{ authors: string[], categories: string[], kept: string, pictures?: number,
 *   say?: (line: string) => void }} options
 *   `kept`: where drawn pictures stay from run to run; `pictures`: how many of each kind there are, as many
 *   as articles unless told
 * @returns {Promise<void>}
 */
export async function writeArticles(
  content,
  count,
  { authors, categories, kept, pictures: different = count, say },
) {
  const pictures = path.join(kept, `pictures-${VERSION}`);
  fs.mkdirSync(pictures, { recursive: true });
  /** @type {Map<string, Promise<unknown>>} */
  const drawing = new Map();
  await inPairs(count, async (number) => {
    const folder = path.join(content, "articles", articleName(number));
    const author = authors[number % authors.length] ?? "";
    const category = categories[number % categories.length] ?? "";
    writeMarkdown(folder, frontMatter(number, author, category), bodyOf(number));
    const sizes = /** @type {const} */ ({ cover: [1600, 840], board: [1400, 800] });
    for (const [name, size] of Object.entries(sizes)) {
      const which = ((number - 1) % different) + 1;
      const drawn = path.join(pictures, `${name}-${which}.png`);
      // Two articles may want one picture at the same time.
      if (!fs.existsSync(drawn) || drawing.has(drawn)) {
        const work = drawing.get(drawn) ?? drawScene(drawn, size, `${name} ${which}`);
        drawing.set(drawn, work);
        await work;
      }
      fs.copyFileSync(drawn, path.join(folder, `${name}.png`));
    }
    if (number % 100 === 0) say?.(`${number} of ${count} articles are written`);
  });
}

/** @param {number} number from 1 @returns {string} its folder, and the end of its address */
export const articleName = (number) => `sample-${String(number).padStart(4, "0")}`;

/**
 * Front matter as an author writes it, with a title that is now short, now as long as a card may hold.
 * @param {number} number @param {string} author a handle @param {string} category
 */
export function frontMatter(number, author, category) {
  const some = Array.from({ length: 1 + (number % 6) }, (_, at) => pick(number + at));
  return {
    title: `${number}: ${some.join(" & ")}`,
    shortTitle: `Sample article number ${number}`,
    description: `Generated article ${number}, written by a script to see what a build of many articles costs.`,
    author,
    date: new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10),
    category,
    image: "./cover.png",
    imageAlt: `Cover of sample article ${number}`,
  };
}

/**
 * About 700 words: sections, a list, a picture, a block of code and a table.
 * @param {number} number
 */
export function bodyOf(number) {
  const sections = Array.from({ length: 6 }, (_, at) => {
    const topic = pick(number * 7 + at);
    return `## ${topic} in part ${at + 1}\n\n${paragraph(number, at)}\n\n${paragraph(number + 3, at)}`;
  });
  const rows = Array.from(
    { length: 8 },
    (_, at) => `| ${pick(number + at)} | ${number * at} | ${at} |`,
  );
  return [
    `Article ${number} begins here. ${paragraph(number, 0)}`,
    ...sections.slice(0, 2),
    `![A drawing for article ${number}.](./board.png "It is drawn by a script.")`,
    ...sections.slice(2, 4),
    `\`\`\`ts title="src/sample-${number}.ts"\n${code(number)}\n\`\`\``,
    ...sections.slice(4),
    `| What | Points | Weeks |\n| --- | ---: | ---: |\n${rows.join("\n")}`,
    `- ${WORDS.join("\n- ")}`,
  ].join("\n\n");
}

/** @param {number} number */
const code = (number) =>
  Array.from(
    { length: 12 },
    (_, at) =>
      `export const points${at} = (weeks: number): number => weeks * ${number + at}; // ${pick(at)}`,
  ).join("\n");

/** @param {number} number @param {number} at */
const paragraph = (number, at) =>
  Array.from(
    { length: 4 },
    (_, line) =>
      `${pick(number + line)} number ${number * 10 + at} meet ${pick(number + at + line + 1).toLowerCase()} in week ${line + 1}, and nobody has to ask.`,
  ).join(" ");

/** @param {number} at */
const pick = (at) => WORDS[at % WORDS.length] ?? "";

/** Two at a time: as many as the smallest machine has cores. @param {number} count @param {(number: number) => Promise<void>} work */
async function inPairs(count, work) {
  let next = 1;
  const worker = async () => {
    while (next <= count) await work(next++);
  };
  await Promise.all([worker(), worker()]);
}
