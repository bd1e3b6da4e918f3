import { isDeepStrictEqual } from "node:util";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl, markdownPath } from "../../src/lib/addresses";
import { longDate, money, shortDate } from "../../src/lib/format";
import type { Site } from "../../src/node/content/pages";
import { pageMarkdown } from "../../src/node/publish/markdown";
import { readableMain } from "../../src/node/publish/readable";
import { attribute, compareTexts, lostPath, readPages, readText } from "./site";
import type { Fail, SiteRule } from "./site";

/** A page says what the content says, in its order, and links to it; its twin says what the page says. */
export const values: SiteRule = (site, report) => {
  for (const { file, path, html, tree } of readPages(site)) {
    if (!html.includes("<main")) continue;
    const fail = (message: string) => report(file, message);
    const url = canonicalUrl(site.url, path);
    const main = readableMain(html, url);
    checkShown(main, shownOn(path, site.content), fail);
    const links = selectAll("a[href]", tree).map((link) => attribute(link, "href"));
    for (const to of linkedOn(path, site.content))
      if (!links.includes(to)) fail(`does not link to ${to}.`);
    if (path === "/") checkAnswers(main, site.content, fail);
    if (path === lostPath) continue;
    const twin = markdownPath(path).slice(1);
    const text = readText(site, twin, report);
    if (text !== undefined)
      compareTexts(text, pageMarkdown(main, url), (message) => report(twin, message));
  }
};

const plain = (text: string): string => text.replace(/\s+/g, " ");

function checkShown(main: Element, texts: string[], fail: Fail): void {
  const page = plain(toString(main));
  let [from, before] = [0, "its beginning"];
  for (const text of texts.map(plain).filter(Boolean)) {
    const at = page.indexOf(text, from);
    // What follows would be missing, too.
    if (at < 0) {
      fail(`does not show "${text}" after ${before}.`);
      return;
    }
    [from, before] = [at + text.length, `"${text}"`];
  }
}

/** The sign of each cell of the comparison. */
function checkAnswers(main: Element, { comparison: { rows } }: Site, fail: Fail): void {
  const is = selectAll("td[data-of]", main).map((cell) => attribute(cell, "dataAnswer"));
  const should = rows.flatMap(({ cells }) => cells.map(({ answer }) => answer ?? ""));
  if (!isDeepStrictEqual(is, should)) fail("has other signs in its comparison than the content.");
}

/** What a page must link to: the footer's addresses, and its own. */
export const linkedOn = (path: string, { footer, ...content }: Site): string[] => [
  ...footer.columns.flatMap(({ links }) => links.map(({ to }) => to)),
  ...(linksOf[path]?.(content) ?? []),
];

const linksOf: Record<string, (content: Omit<Site, "footer">) => string[]> = {
  "/": ({ hero, editors }) => [hero.badge.to, ...editors.tools.map(({ source }) => source)],
  "/company": ({ people }) =>
    people.flatMap(({ linkedin, twitter }) => (twitter ? [linkedin, twitter] : [linkedin])),
  "/contact": ({ product }) => [`mailto:${product.email}`, product.chatUrl],
  [lostPath]: () => ["/"],
};

/** What a page shows of facts that stand elsewhere, too, in the order of the page. */
export function shownOn(path: string, content: Site): string[] {
  const page = content.pages.find((one) => one.path === path);
  const article = content.articles.find((one) => one.path === path);
  const release = content.releases.find((one) => one.path === path);
  const entries = (page?.entries ?? []).flatMap((entry) =>
    "version" in entry ? [`v${entry.version}`, entry.title] : [entry.title, entry.description],
  );
  return [
    ...(ofPage[path]?.(content) ?? []),
    ...(article
      ? [article.title, article.description, article.author?.name ?? "", shortDate(article.date)]
      : []),
    ...(release
      ? [`v${release.version}`, longDate(release.date), release.title, release.summary]
      : []),
    ...entries,
  ];
}

const ofPage: Record<string, (content: Site) => string[]> = {
  "/": (content) => [
    ...[content.hero.badge.text, ...content.hero.headline],
    ...[content.planning.eyebrow, content.planning.heading],
    ...[content.agents.soon, content.agents.heading, content.editors.heading],
    ...[content.backlog.heading, content.labels.heading, content.issueTypes.heading],
    ...content.issueTypes.types.map(({ type }) => type),
    ...[content.comparison.heading, ...content.comparison.tools],
    ...content.comparison.rows.flatMap(({ aspect, cells }) => [
      aspect,
      ...cells.flatMap(({ text, source, age }) => [text, source?.label ?? "", age ?? ""]),
    ]),
    content.roadmap.heading,
    ...content.roadmap.stages.flatMap(({ name, tag, items }) => [
      ...[name, tag ?? ""],
      ...items.map(({ text }) => text),
    ]),
    content.closing.heading,
  ],
  "/pricing": ({ plans: { heading, text, currency, soon, plans, ...words } }) => [
    ...[heading, text],
    ...plans.flatMap((plan) => [
      ...[plan.name, plan.text],
      ...[`${words.monthly}: ${money(plan.monthly, currency)}`],
      ...[`${words.yearly}: ${money(plan.yearly, currency)}`],
      ...[soon, ...plan.features],
    ]),
  ],
  "/company": ({ people }) => people.flatMap(({ name, title, bio }) => [name, title, bio]),
  "/tos": ({ terms }) => [terms.meta.title, longDate(terms.updated)],
  [lostPath]: ({ notFound: { heading, text, button } }) => [heading, text, button],
};
