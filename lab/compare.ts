/**
 * npm run lab -- compare <base> <head>: compares two built folders: bytes beside the budgets, and what the second lost. An
 * address that is lost without a redirect is a failure. On GitHub the job's summary gets the same text.
 */
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import { budgetOf, budgets } from "../scripts/budgets";
import { attribute, cmsPath, lostPath, metaContent, readHtmlFiles } from "../tests/site-check/site";
import type { HtmlFile } from "../tests/site-check/site";
import { isNumbered } from "../src/lib/page-paths";
import { builtPages } from "../src/workarounds/gatsby-page-data.mjs";

/** A page of the base, and what is at its address now. */
interface Pair {
  before: HtmlFile;
  after: HtmlFile;
}

export function main(): void {
  const [base, head] = process.argv.slice(2);
  if (!base || !head) throw new Error("Name two built folders, the base first.");
  const { text, lost } = compare(base, head);
  console.log(text);
  if (process.env.GITHUB_STEP_SUMMARY) fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, text);
  if (lost.length > 0) process.exitCode = 1;
}

/** @returns a text in Markdown, and the addresses that are lost */
export function compare(base: string, head: string): { text: string; lost: string[] } {
  const then = addressesOf(base);
  const now = addressesOf(head);
  const lost = [...then.keys()].filter((address) => !now.has(address) && !isNumbered(address));
  const pairs = [...then.values()].flatMap((before): Pair[] => {
    const after = now.get(before.path);
    return after && !after.redirect && !before.redirect ? [{ before, after }] : [];
  });
  const losses = [
    ...lost.map((address) => `**\`${address}\` is lost.** Add it to \`content/redirects.json\`.`),
    ...pairs.filter(isHidden).map(({ after }) => `\`${after.path}\` is \`noindex\` now.`),
    ...pairs.flatMap((pair) =>
      lostHeadings(pair).map((text) => `\`${pair.after.path}\` has no heading "${text}" now.`),
    ),
  ];
  const chunks = new Map(builtPages(head).map((page) => [page.path, page.componentChunkName]));
  // One page of each template stays.
  const kinds = new Map(pairs.map((pair) => [kindOf(pair, chunks.get(pair.after.path)), pair]));
  const text = [
    "Bytes with brotli, base → head. First scripts run before the first interaction.\n",
    "| page | HTML | budget | first scripts | budget |\n| --- | --: | --: | --: | --: |",
    ...[...kinds].map(([name, pair]) => rowOf(name, pair, base, head)),
    "",
    ...(losses.length > 0 ? losses.map((loss) => `- ${loss}`) : ["No page or heading is lost."]),
  ];
  return { text: `${text.join("\n")}\n`, lost };
}

/** Pages and redirects by address, without the CMS. */
const addressesOf = (folder: string): Map<string, HtmlFile> => {
  const pages = readHtmlFiles(folder).filter(({ path }) => path !== cmsPath);
  return new Map(pages.map((page) => [page.path, page]));
};

/** The name of a page's budget: its path, or its template. */
function kindOf({ after }: Pair, chunk = ""): string {
  if (after.path === lostPath) return "unknown";
  const [, template] = /templates-(.+)-tsx$/.exec(chunk) ?? [];
  return after.path in budgets ? after.path : (template ?? after.path);
}

function rowOf(name: string, { before, after }: Pair, base: string, head: string): string {
  const budget = budgetOf(name);
  const change = (was: number, is: number) => (was === is ? `${is}` : `${was} → **${is}**`);
  const most = (kilobytes?: number) => (kilobytes ? Math.round(kilobytes * 1000) : "");
  const cells = [
    change(packed(before.html), packed(after.html)),
    most(budget.html),
    change(scriptBytes(before, base), scriptBytes(after, head)),
    most(budget.javascript),
  ];
  return `| \`${name}\` | ${cells.join(" | ")} |`;
}

const packed = (text: string | Buffer): number => brotliCompressSync(text).length;

const scriptBytes = (page: HtmlFile, root: string): number =>
  selectAll("script[src]", page.tree)
    .map((script) => packed(fs.readFileSync(path.join(root, attribute(script, "src")))))
    .reduce((sum, bytes) => sum + bytes, 0);

const isNoindex = (page: HtmlFile): boolean => /noindex/.test(metaContent(page, "robots") ?? "");
const isHidden = ({ before, after }: Pair): boolean => isNoindex(after) && !isNoindex(before);

const headingsOf = ({ tree }: HtmlFile): string[] =>
  selectAll("h1, h2, h3, h4, h5, h6", tree).map((heading) => toString(heading).trim());

function lostHeadings({ before, after }: Pair): string[] {
  const left = new Set(headingsOf(after));
  return [...new Set(headingsOf(before))].filter((heading) => !left.has(heading));
}
