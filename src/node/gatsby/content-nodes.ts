import path from "node:path";
import { folderOf } from "../content/entry";
import type { Entry } from "../content/entry";
import type { Site } from "../content/pages";
import { relatedTo } from "../content/lists";
import type { ArticleList, ListPage } from "../content/lists";
import type { Article, Release } from "../content/site";
import { imageFields } from "../schema/schema";

/** A node for Gatsby to create. */
export interface ContentNode {
  type: string;
  /** Its id is made from this: the file; for a note also its index. */
  key: string;
  data: Record<string, unknown>;
  /** Fields that link to other nodes, by their keys. */
  links?: Record<string, string | string[] | undefined>;
  /** Markdown for gatsby-transformer-remark. */
  markdown?: string;
  /** The file of the Markdown, when it is not the key. */
  file?: string;
}

/**
 * Every node of the site: one for each content file, release note and page of a list. Positions of articles and
 * releases count from the oldest: a new one leaves the other nodes, and so their pages, unchanged.
 */
export function contentNodes(site: Site): ContentNode[] {
  const { articles, releases, people, lists } = site;
  const pathOf = (isIt: (list: ArticleList) => boolean) => lists.find(isIt)?.path;
  return [
    ...Object.entries(site.files).map(([name, entry]) => ({
      ...nodeOf(entry, Reflect.get(site, name) as object),
      ...(entry.kind?.isMarkdown && { markdown: entry.body }),
    })),
    ...people.map((person, position) => {
      const articlesPath = pathOf(({ author }) => author?.handle === person.handle);
      return nodeOf(person.entry, { ...person, position, articlesPath });
    }),
    ...articles.map((article, position) => {
      const categoryPath = pathOf(({ category }) => category === article.category);
      return {
        ...nodeOf(article.entry, {
          ...article,
          position: position - articles.length,
          categoryPath,
        }),
        links: { ...neighbours(articles, position), related: keys(relatedTo(article, articles)) },
        markdown: article.entry.body,
      };
    }),
    ...site.listPages.map((page) => listNode(page, site)),
    ...releases.flatMap((release, position) => {
      const notes = release.notes.map(({ anchor, lead, markdown }, index) => ({
        type: "ReleaseNote",
        key: `${release.entry.file} ${index}`,
        file: release.entry.file,
        data: { anchor, lead },
        markdown,
      }));
      const links = { notes: notes.map(({ key }) => key), ...neighbours(releases, position) };
      return [
        { ...nodeOf(release.entry, { ...release, position: position - releases.length }), links },
        ...notes,
      ];
    }),
  ];
}

/** A file's node: its fields, computed ones, and image paths from the content folder. */
function nodeOf(entry: Entry, computed: object): ContentNode {
  const type = entry.kind?.type ?? "";
  const data: Record<string, unknown> = { ...computed, author: entry.data.author };
  for (const name of ["entry", "body"]) Reflect.deleteProperty(data, name);
  for (const name of imageFields(type)) {
    const file = data[name];
    if (typeof file === "string") data[name] = path.posix.join(folderOf(entry), file);
  }
  return { type, key: entry.file, data };
}

/** A page of a list, with only its own articles. */
function listNode(page: ListPage, { lists, listPages }: Site): ContentNode {
  const { path: at, title, description, text, number, articles, list } = page;
  const data = {
    ...{ path: at, title, description, text, number },
    ...{ list: list.path, listTitle: list.title, card: list.card, heading: list.heading },
    pages: listPages.filter((other) => other.list === list).length,
    categories: lists.flatMap(({ category, path: to }) =>
      category === undefined ? [] : [{ name: category, path: to }],
    ),
  };
  const links = { articles: keys(articles), author: list.author?.entry.file };
  return { type: "ArticleListPage", key: `list ${at}`, data, links };
}

const keys = (all: readonly Article[]): string[] => all.map(({ entry }) => entry.file);

/** Keys of the next newer and the next older entry. */
const neighbours = (all: (Article | Release)[], position: number) => ({
  newer: all[position - 1]?.entry.file,
  older: all[position + 1]?.entry.file,
});
