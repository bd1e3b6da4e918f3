import { isDeepStrictEqual } from "node:util";
import type { Element } from "hast";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { canonicalUrl, markdownPath } from "../../src/lib/addresses";
import { longDate, money, shortDate } from "../../src/lib/format";
import type { Site, SitePage } from "../../src/node/content/pages";
import { pageMarkdown } from "../../src/node/publish/markdown";
import { readableMain } from "../../src/node/publish/readable";
import { attribute, compareTexts, readPages, readText } from "./site";
import type { Fail, SiteRule } from "./site";

/** A page says what the content says, in its order, and its twin says what the page says. */
export const values: SiteRule = (site, report) => {
  for (const { file, path, html } of readPages(site)) {
    const page = site.content.pages.find((one) => one.path === path);
    if (!page || !html.includes("<main")) continue;
    const url = canonicalUrl(site.url, path);
    const main = readableMain(html, url);
    checkShown(main, shownOn(page, site.content), (message) => report(file, message));
    if (path === "/") checkAnswers(main, site.content, (message) => report(file, message));
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

/** What a page shows of facts that stand elsewhere, too, in the order of the page. */
export function shownOn(page: SitePage, content: Site): string[] {
  const { articles, releases } = content;
  const article = articles.find(({ path }) => path === page.path);
  const release = releases.find(({ path }) => path === page.path);
  const entries = (page.entries ?? []).flatMap((entry) =>
    "version" in entry ? [`v${entry.version}`, entry.title] : [entry.title, entry.description],
  );
  return [
    ...(ofPage[page.path]?.(content) ?? []),
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
  "/": ({ comparison: { heading, tools, rows }, roadmap: { stages } }) => [
    ...[heading, ...tools],
    ...rows.flatMap(({ aspect, cells }) => [
      aspect,
      ...cells.flatMap(({ text, source, age }) => [text, source?.label ?? "", age ?? ""]),
    ]),
    ...stages.flatMap(({ name, items }) => [name, ...items.map(({ text }) => text)]),
  ],
  "/pricing": ({ plans: { heading, text, currency, plans } }) => [
    ...[heading, text],
    ...plans.flatMap((plan) => [
      ...[plan.name, plan.text, money(plan.monthly, currency), money(plan.yearly, currency)],
      ...plan.features,
    ]),
  ],
  "/company": ({ people }) => people.flatMap(({ name, title, bio }) => [name, title, bio]),
};
