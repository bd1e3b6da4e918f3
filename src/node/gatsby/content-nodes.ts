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
  /** Markdown for gatsby-transformer-remark. */
  markdown?: string;
  /** The file of the Markdown, when it is not the key. */
  file?: string;
}

/**
 * Every node of the site: one for each content file, release note and page of a list. Positions of articles and
 * releases count from the oldest: a new one leaves the other nodes, and so their pages, unchanged.
 * @param idOf the id of a node, by its key
 */
export function contentNodes(site: Site, idOf = (key: string): string => key): ContentNode[] {
  const { articles, releases, people, lists } = site;
  const pathOf = (matches: (list: ArticleList) => boolean) => lists.find(matches)?.path;
  const ids = (all: readonly Article[]) => all.map(({ entry }) => idOf(entry.file));
  /** Place in a list, with links to the next newer and the next older entry. */
  const placed = (all: readonly (Article | Release)[], index: number) => {
    const idAt = (at: number) => all[at] && idOf(all[at].entry.file);
    return { position: index - all.length, newer: idAt(index - 1), older: idAt(index + 1) };
  };
  return [
    ...Object.entries(site.files).map(([name, entry]) => ({
      ...nodeOf(entry, Reflect.get(site, name) as object),
      ...(entry.kind?.isMarkdown && { markdown: entry.body }),
    })),
    ...people.map((person, position) => {
      const articlesPath = pathOf(({ author }) => author?.handle === person.handle);
      return nodeOf(person.entry, { ...person, position, articlesPath });
    }),
    ...articles.map((article, index) => {
      const categoryPath = pathOf(({ category }) => category === article.category);
      const related = ids(relatedTo(article, articles));
      const fields = { ...article, ...placed(articles, index), categoryPath, related };
      return { ...nodeOf(article.entry, fields), markdown: article.entry.body };
    }),
    ...site.listPages.map(listNode),
    ...releases.flatMap((release, index) => {
      const { file } = release.entry;
      const notes = release.notes.map(({ anchor, lead, markdown }, at) => {
        return {
          type: "ReleaseNote",
          key: `${file} ${at}`,
          file,
          data: { anchor, lead },
          markdown,
        };
      });
      const links = { ...placed(releases, index), notes: notes.map(({ key }) => idOf(key)) };
      return [nodeOf(release.entry, { ...release, ...links }), ...notes];
    }),
  ];

  /** A page of a list, with only its own articles. */
  function listNode({ list, articles: own, ...page }: ListPage): ContentNode {
    const data = {
      ...page,
      ...{ list: list.path, listTitle: list.title, card: list.card, heading: list.heading },
      pages: site.listPages.filter((other) => other.list === list).length,
      categories: lists.flatMap(({ category, path: to }) =>
        category === undefined ? [] : [{ name: category, path: to }],
      ),
      articles: ids(own),
      author: list.author && idOf(list.author.entry.file),
    };
    return { type: "ArticleListPage", key: `list ${page.path}`, data };
  }
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
