import { samples } from "../../src/site/samples";
import { slugOf, toDo } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "../../src/site/pages";

/** A kind of entry that `npm run new` can create. */
export interface NewContent {
  /** Prompt for the author. */
  asks: string;
  /** Its field of `Content` in the schema. */
  field: string;
  /**
   * @param input of the author, trimmed
   * @param today like 2026-11-21
   * @throws {Error} with a message for the author if the input is invalid
   */
  create: (input: string, site: Site, today: string) => NewEntry;
}

/** The files of a new entry. */
interface NewEntry {
  /** Path in `content/`. */
  file: string;
  /** Name of the image in the same folder. */
  imageFile: string;
  /** What the image is until the author replaces it: a file that has `sampleImage` inside. */
  placeholder: string;
  values: Record<string, unknown>;
  /** Markdown below the front matter; none for JSON. */
  body?: string;
  /** Address on the site. */
  address: string;
}

function address(text: string): string {
  const slug = slugOf(text);
  if (!slug)
    throw new Error(
      `"${text}" can't be turned into an address, because it has no letters or digits. Add a word.`,
    );
  return slug;
}

const article: NewContent = {
  asks: "Title of the article",
  field: "articles",
  create(title, { articles, people }, date) {
    const slug = address(title);
    return {
      file: `articles/${slug}/index.md`,
      imageFile: "cover.png",
      placeholder: "scripts/new/placeholder.png",
      values: {
        title,
        description:
          `${toDo}: say in one or two sentences (70 to 160 characters) what readers get from “${title}”.`.slice(
            0,
            160,
          ),
        author: people[0]?.handle,
        date,
        category: articles[0]?.category,
        draft: true,
        image: "./cover.png",
        imageAlt: `${toDo}: describe what the image shows.`,
      },
      body: `${samples.article.opening}\n\n## ${samples.article.heading}\n\nText.\n`,
      address: `/blog/${slug}`,
    };
  },
};

const release: NewContent = {
  asks: "Version, like 0.12.0",
  field: "releases",
  create(input, _site, date) {
    const version = input.replace(/^v/, "");
    if (!/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`"${input}" isn't a version number. Use three numbers, like 0.12.0.`);
    }
    return {
      file: `releases/v${version}/index.md`,
      imageFile: "picture.png",
      placeholder: "scripts/new/placeholder.png",
      values: {
        version,
        date,
        title: `${toDo}: what ${version} ships`,
        summary: `${toDo}: say in one sentence (70 to 160 characters) what version ${version} changes, and for whom.`,
        draft: true,
        image: "./picture.png",
        imageAlt: `${toDo}: describe what the image shows.`,
      },
      body: `- **${samples.release.lead}** ${samples.release.text}\n`,
      address: `/changelog/v${version.replaceAll(".", "-")}`,
    };
  },
};

const person: NewContent = {
  asks: "Name of the person",
  field: "people",
  create(name, { people }) {
    const handle = address(name).replace(/\d+/g, "").replace(/-+/g, "-").replace(/^-|-$/g, "");
    if (!handle)
      throw new Error(
        `"${name}" can't be turned into a handle, because it has no letters. Enter a name.`,
      );
    return {
      file: `people/${handle}.json`,
      imageFile: `${handle}.png`,
      placeholder: "scripts/new/placeholder-portrait.png",
      values: {
        order: people.length + 1,
        handle,
        name,
        linkedin: `https://www.linkedin.com/in/${toDo}`,
        image: `./${handle}.png`,
        imageAlt: `Portrait of ${name}`,
      },
      address: "/company",
    };
  },
};

export const kinds: Record<string, NewContent> = { article, release, person };
