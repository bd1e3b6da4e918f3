import * as plugin from "../../plugins/gatsby-source-typed-content";
import type { ContentNode, Entry } from "../../plugins/gatsby-source-typed-content";
import { relatedTo } from "./lists";
import type { ArticleList, ListPage } from "./lists";
import type { Site } from "./pages";
import { siteSchema } from "./schema";
import type { Article, Release } from "./site";

/**
 * Every node of the site: one for each content file, release note and page of a list. Positions of articles and
 * releases count from the oldest: a new one leaves the other nodes, and so their pages, unchanged.
 * @param idOf the id of a node, by its key
 */
export function contentNodes(site: Site, idOf = (key: string): string => key): ContentNode[] {
  const { articles, releases, people, lists } = site;
  const nodeOf = (entry: Entry, values: object): ContentNode => ({
    ...plugin.nodeOf(entry, values, siteSchema()),
    // The HTML has words of prose.json in it (`long-text/finish-html.ts`).
    ...(entry.kind?.isMarkdown && { uses: site.prose }),
  });
  const pathOf = (matches: (list: ArticleList) => boolean) => lists.find(matches)?.path;
  const ids = (all: readonly Article[]) => all.map(({ entry }) => idOf(entry.file));
  /** Place in a list, with links to the next newer and the next older entry. */
  const placed = (all: readonly (Article | Release)[], index: number) => {
    const idAt = (at: number) => all[at] && idOf(all[at].entry.file);
    return { position: index - all.length, newer: idAt(index - 1), older: idAt(index + 1) };
  };
  return [
    ...Object.entries(site.files).map(([name, entry]) =>
      nodeOf(entry, Reflect.get(site, name) as object),
    ),
    ...people.map((person, position) => {
      const articlesPath = pathOf(({ author }) => author?.handle === person.handle);
      return nodeOf(person.entry, { ...person, position, articlesPath });
    }),
    ...articles.map((article, index) => {
      const categoryPath = pathOf(({ category }) => category === article.category);
      const related = ids(relatedTo(article, articles));
      const links = { ...placed(articles, index), categoryPath, related };
      return nodeOf(article.entry, { ...article, ...links });
    }),
    ...site.listPages.map(listNode),
    ...releases.flatMap((release, index) => {
      const { file, path } = release.entry;
      const notes = release.notes.map(({ anchor, lead, markdown }, at) => ({
        ...{ type: "ReleaseNote", key: `${file} ${at}`, data: { anchor, lead } },
        ...{ markdown, file: path, uses: site.prose },
      }));
      const links = { ...placed(releases, index), notes: notes.map(({ key }) => idOf(key)) };
      // Its text is rendered note by note.
      const { type, key, data } = nodeOf(release.entry, { ...release, ...links });
      return [{ type, key, data }, ...notes];
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
