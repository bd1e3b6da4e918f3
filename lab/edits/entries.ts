/** The edits that add an entry of its own: a release, an article, a person. */
import fs from "node:fs";
import path from "node:path";
import {
  drawPicture,
  newestVersion,
  people,
  readJson,
  writeJson,
  writeMarkdown,
} from "../lib/content-files";
import type { ContentEdit } from "./edits";

const SENTENCE =
  "Written by a test that shows that content may change while every check of the site stays green.";
const ARTICLE = "an-edit-with-images";

/** A line that fits no phone. */
const CODE = `\`\`\`sh\ncairn issue create ${"--label accessibility ".repeat(6)}\n\`\`\``;

export const entryEdits: ContentEdit[] = [
  {
    name: "release",
    does: "a release more, as docs/authoring.md says: a folder with index.md and picture.png",
    apply: async (content) => {
      const [major, minor] = newestVersion(content).split(".").map(Number);
      const version = `${major ?? 0}.${(minor ?? 0) + 1}.0`;
      const folder = path.join(content, "releases", `v${version}`);
      const front = {
        version,
        date: "2026-11-20",
        title: "Keyboard shortcuts for everything",
        summary: `${SENTENCE} This one is a release of the app.`,
        picture: "./picture.png",
        pictureAlt: "Three stones, one upon the other",
      };
      writeMarkdown(folder, front, "- **Shortcuts.** Press ? to see them.");
      await drawPicture(path.join(folder, "picture.png"), 1600, 1000);
    },
  },
  {
    name: "article",
    does: "an article more, with a cover, a picture in its text and a long line of code",
    apply: async (content) => {
      const folder = path.join(content, "articles", ARTICLE);
      const [author = ""] = people(content);
      const blog = readJson(path.join(content, "blog.json")) as {
        categories: { name: string }[];
      };
      const front = {
        title: "What a board shows, and what it does not",
        slug: ARTICLE,
        description: `${SENTENCE} This one is an article.`,
        author,
        date: "2026-11-19",
        readTime: 1,
        category: blog.categories[0]?.name,
        image: "./cover.png",
        imageAlt: "Stones on paper",
      };
      const body = `## Columns\n\n${SENTENCE}\n\n![A board of three columns](./board.png "The board on a Monday")\n\n## Cards\n\n${SENTENCE}\n\n${CODE}`;
      writeMarkdown(folder, front, body);
      await drawPicture(path.join(folder, "cover.png"), 1600, 840);
      await drawPicture(path.join(folder, "board.png"), 1400, 800);
    },
  },
  {
    name: "drafts",
    does: "every draft of an article is published, also the one that shows all that an article can hold",
    apply: (content) => {
      for (const folder of fs.readdirSync(path.join(content, "articles"))) {
        const file = path.join(content, "articles", folder, "index.md");
        fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("draft: true\n", ""));
      }
    },
  },
  {
    name: "person",
    does: "a person more in the team",
    apply: async (content) => {
      const folder = path.join(content, "people");
      const team = people(content);
      writeJson(path.join(folder, "jun-park.json"), {
        ...(readJson(path.join(folder, `${team[0] ?? ""}.json`)) as object),
        order: team.length + 1,
        handle: "jun-park",
        name: "Jun Park",
        title: "Support",
        bio: "Jun answers what people ask, and tells the others what they should have been told.",
        image: "./jun-park.png",
        imageAlt: "Portrait of Jun Park",
      });
      await drawPicture(path.join(folder, "jun-park.png"), 640, 640);
    },
  },
];
