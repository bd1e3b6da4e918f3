import path from "node:path";
import type { BuildArgs } from "gatsby";
import { newPaths } from "../content/pages";
import { drawCards } from "../cards/draw-cards";
import { cmsBackend, writeCms } from "../cms/write-cms";
import { writeHostHeaders } from "../hosting/static-host";
import { siteNow } from "../gatsby/site-now";
import { servicesOf } from "../policy/policy";
import { writePolicies } from "../policy/write-policies";
import type { Site } from "../content/pages";
import { writeChanged } from "../write-whole";
import { feedEntry } from "./feed-content";
import { feeds } from "./feeds";
import { redirectFiles } from "./redirect-files";
import { mainsOf } from "./page-texts";
import { searchTexts, writeSearchIndex } from "./search-index";
import { robots, sitemap } from "./sitemap";
import { llmsTxt, manifest, pricing, securityTxt } from "./small-files";
import { writeTwins } from "./twins";

/** New addresses that a build lists; of more it says how many. */
const listed = 10;

interface Build {
  site: Site;
  reporter: BuildArgs["reporter"];
}

/** What a build does once Gatsby has rendered the pages, in this order. */
const steps: readonly [name: string, run: (build: Build) => Promise<void> | void][] = [
  ["search index, Markdown twins, feeds, share cards", writeFromPages],
  ["CMS", writeCmsIfWanted],
  // A policy holds hashes of its page: no later step may change HTML.
  ["policies", () => writePolicies("public", servicesOf(process.env))],
  // The headers name files: no later step may add one.
  ["headers", ({ site }) => writeHostHeaders(site, "public")],
  ["new addresses", listNewAddresses],
];

/** Runs the {@link steps}. */
export async function publishForMachines({ reporter }: BuildArgs): Promise<void> {
  const build = { site: siteNow(), reporter };
  for (const [name, run] of steps) {
    try {
      await run(build);
    } catch (error) {
      reporter.panicOnBuild(`The build's step "${name}" failed`, error as Error);
      return;
    }
  }
}

/** Pagefind indexes in a process of its own, which takes longest; meanwhile this one writes the rest. */
async function writeFromPages({ site, reporter }: Build): Promise<void> {
  const readMain = mainsOf("public");
  const texts = await searchTexts(site, readMain);
  const writeOthers = async () => {
    const [twins] = await Promise.all([
      writeTwins(site, "public", readMain),
      writeFiles(site, reporter),
    ]);
    if (twins > 0) reporter.info(`Markdown twins: ${twins} made`);
    // Drawing keeps its memory: the twins come first.
    await drawCards(site, reporter);
  };
  await Promise.all([writeSearchIndex("public", site, texts), writeOthers()]);
}

/** Feeds, and what is one file each. */
async function writeFiles(site: Site, reporter: Build["reporter"]): Promise<void> {
  const security = securityTxt(site, new Date());
  if (!security) {
    reporter.warn(
      "There is no /.well-known/security.txt: nobody has confirmed the contact for a year. " +
        "Make sure that mail to it is read, then set `confirmed` in content/security.json.",
    );
  }
  const files = new Map([
    ...feeds(site, feedEntry),
    ...redirectFiles(site),
    ["/sitemap.xml", sitemap(site)],
    ["/robots.txt", robots(site)],
    ["/manifest.webmanifest", manifest(site)],
    ["/llms.txt", llmsTxt(site)],
    ["/pricing.json", pricing(site)],
    ...(security ? [["/.well-known/security.txt", security] as const] : []),
  ]);
  for (const [file, text] of files) await writeChanged(path.join("public", file), text);
}

async function writeCmsIfWanted(): Promise<void> {
  const backend = cmsBackend(process.env);
  if (backend) await writeCms("public", backend);
}

function listNewAddresses({ site, reporter }: Build): void {
  const fresh = newPaths(site);
  if (fresh.length === 0) return;
  const more = fresh.length > listed ? ` and ${fresh.length - listed} more` : "";
  reporter.info(
    `New addresses: ${fresh.slice(0, listed).join(", ")}${more}. Once they are public, add them to ` +
      "content/published-paths.json (`npm run content -- --add-paths`), so that none is lost by accident.",
  );
}
