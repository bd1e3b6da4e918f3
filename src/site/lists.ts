import { authorPath, categoryPath, numberedPath } from "../lib/page-paths";
import { slugOf } from "../../plugins/gatsby-source-typed-content";
import type { Entry, FieldPath } from "../../plugins/gatsby-source-typed-content";
import type { Article, SiteContent } from "./site";

/** Articles on one page of a list. */
const perPage = 12;

/** A category or author with fewer articles has no page, which would only repeat one card of the blog. */
const minArticles = 2;

/** How many articles follow an article. */
const relatedCount = 3;

/** A list of articles with its own pages: all articles, those of a category, or those of an author. */
export interface ArticleList {
  /** Address of the first page. */
  path: string;
  /** For browser tabs, without the product's name. */
  title: string;
  description: string;
  card?: string | null;
  heading: string;
  text: string;
  category?: string;
  author?: NonNullable<Article["author"]> & { entry: Entry };
  /** Newest first. */
  articles: Article[];
  /** The file that authors edit, and the fields of title and description. */
  source: { entry: Entry; title: FieldPath; description: FieldPath };
}

/** One page of a list. */
export interface ListPage {
  path: string;
  title: string;
  description: string;
  /** Below the heading: a description of the list, or the number of the page. */
  text: string;
  /** 1 for the first page. */
  number: number;
  articles: Article[];
  list: ArticleList;
}

/** All articles first, then categories in the order of `blog.json`, then authors. */
export function articleLists(content: SiteContent): ArticleList[] {
  const { blog, files, people, articles } = content;
  const entry = files.blog;
  const all: ArticleList = {
    ...{ path: "/blog", ...blog.meta, heading: blog.heading, text: blog.text, articles },
    source: { entry, title: ["meta", "title"], description: ["meta", "description"] },
  };
  const categories = blog.categories.map(({ name, slug, description }, index): ArticleList => {
    const title = blog.inCategory.replace("{name}", name);
    return {
      path: categoryPath(slug ?? slugOf(name)),
      ...{ title, heading: title, description, text: description, category: name },
      articles: articles.filter(({ category }) => category === name),
      source: {
        entry,
        title: ["categories", index, "name"],
        description: ["categories", index, "description"],
      },
    };
  });
  const authors = people.map((author): ArticleList => {
    const title = blog.byAuthor.replace("{name}", author.name);
    return {
      path: authorPath(author.handle),
      ...{
        title,
        heading: title,
        description: `${title}. ${author.bio}`,
        text: author.bio,
        author,
      },
      articles: articles.filter((article) => article.author?.handle === author.handle),
      source: { entry: author.entry, title: ["name"], description: ["bio"] },
    };
  });
  return [
    all,
    // A category that holds every article is the blog itself.
    ...categories.filter(
      ({ articles: its }) => its.length >= minArticles && its.length < articles.length,
    ),
    ...authors.filter(({ articles: its }) => its.length >= minArticles),
  ];
}

/** The pages of a list, each with a title and description of its own. */
export function listPages(list: ArticleList, blog: SiteContent["blog"]): ListPage[] {
  const count = Math.max(1, Math.ceil(list.articles.length / perPage));
  return Array.from({ length: count }, (_, index): ListPage => {
    const number = index + 1;
    const page = blog.page.replace("{page}", String(number));
    return {
      path: numberedPath(list.path, number),
      title: number === 1 ? list.title : `${list.title} · ${page}`,
      description: number === 1 ? list.description : `${page}. ${list.description}`,
      text: number === 1 ? list.text : page,
      number,
      articles: list.articles.slice(index * perPage, number * perPage),
      list,
    };
  });
}

/**
 * What to read after an article: the newest of its category, then the newest of all. Empty if there's only one, because
 * the link to the next article already leads there.
 */
export function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const others = articles.filter((other) => other !== article);
  const isAlike = (other: Article) => other.category === article.category;
  const row = [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))];
  return row.length < 2 ? [] : row.slice(0, relatedCount);
}
