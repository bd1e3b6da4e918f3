import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import sharp from "sharp";
import {
  cardPath,
  cardSize,
  feedPaths,
  feedTypes,
  markdownPath,
  searchFolder,
} from "../../../src/lib/addresses";
import { writeHostHeaders } from "../../../src/node/hosting/static-host";
import { withPolicy } from "../../../src/node/policy/write-policies";
import { feeds } from "../../../src/node/publish/feeds";
import { redirectFiles } from "../../../src/node/publish/redirect-files";
import { searchPages } from "../../../src/node/publish/search-document";
import { robots, sitemap } from "../../../src/node/publish/sitemap";
import { llmsTxt, manifest, pricing, securityTxt } from "../../../src/node/publish/small-files";
import type { SitePage } from "../../../src/node/content/pages";
import { readSite } from "../../../src/node/read-content";
import { headTags } from "../../../src/seo/tags";
import { feedContent } from "../../../src/testing/feed-content";
import { withDraft } from "../../../src/testing/fixture-content";
import { addArticles } from "../../../src/testing/many";
import { jsonLdOf } from "./fixture-json-ld";

/** With a category and an author that have pages of their own. */
const content = withDraft((draft) => addArticles(draft, 1, { categories: ["Sea"] }), readSite);
const feedNames = { "/blog": content.blog.meta.title, "/changelog": content.changelog.meta.title };

/** A small site in a temporary folder, right in every respect until a test breaks it. */
export class FixtureSite {
  readonly root = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  readonly content = content;

  /** Writes the files; call once. */
  async build(): Promise<this> {
    const card = await sharp({ create: { ...cardSize, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const text = `<h2>Text</h2><p>${"Words. ".repeat(30)}<a href="/blog">All</a></p>`;
    // Confirmed today, so that what is right now does not expire.
    const today = new Date();
    const security = { ...content.security, confirmed: today.toISOString().slice(0, 10) };
    const files = new Map<string, string | Buffer>([
      ...feeds(content, feedContent(content, text, cardPath("/blog"))),
      ...redirectFiles(content),
      ["/sitemap.xml", sitemap(content)],
      ["/robots.txt", robots(content)],
      ["/manifest.webmanifest", manifest(content)],
      ["/llms.txt", llmsTxt(content)],
      ["/pricing.json", pricing(content)],
      ["/.well-known/security.txt", securityTxt({ ...content, security }, today) ?? ""],
      ["/404.html", lostHtml()],
    ]);
    for (const page of content.pages) {
      files.set(path.posix.join(page.path, "index.html"), pageHtml(page));
      files.set(markdownPath(page.path), `# ${page.title}\n`);
      files.set(cardPath(page.path), card);
    }
    for (const icon of ["icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png"]) {
      files.set(`/${icon}`, fs.readFileSync(path.join("static", icon)));
    }
    for (const [file, text] of files) {
      const isPage = file.endsWith(".html");
      this.write(file, isPage ? withPolicy(String(text), {}, file) : text);
    }
    this.write(`${searchFolder}pagefind-entry.json`, '{"languages":{"en":{}}}');
    for (const file of ["pagefind.js", "wasm.en.pagefind"]) this.write(searchFolder + file, "");
    for (const { path, title } of searchPages(content)) this.addToSearch(path, { title });
    this.write(`app-${"0".repeat(20)}.js`, "");
    await writeHostHeaders(content, this.root);
    return this;
  }

  /** Writes what Pagefind keeps of a page. */
  addToSearch(url: string, meta: { title?: string }, anchor = "top"): void {
    const anchors = [{ element: "h2", id: anchor }];
    const fragment = { url, content: "Words.", meta, anchors };
    const file = `fragment/en_${url.replaceAll("/", "_")}.pf_fragment`;
    this.write(searchFolder + file, gzipSync(`pagefind_dcd${JSON.stringify(fragment)}`));
  }

  /** Writes a file. */
  write(file: string, text: string | Buffer): void {
    const target = path.join(this.root, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  /** Replaces text in a file; the text must be there. */
  replace(file: string, before: string | RegExp, after: string): void {
    const text = fs.readFileSync(path.join(this.root, file), "utf8");
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} does not contain ${String(before)}.`);
    this.write(file, changed);
  }

  /** Removes a file. */
  remove(file: string): void {
    fs.rmSync(path.join(this.root, file));
  }

  /** Makes another site with the same files. */
  copy(): FixtureSite {
    const other = new FixtureSite();
    fs.cpSync(this.root, other.root, { recursive: true });
    return other;
  }

  /** Removes the folder. */
  clean(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}

function pageHtml(page: SitePage): string {
  const list = content.lists.find(({ path: first }) => first === page.path);
  const head = headTags(
    {
      title: page.title,
      description: page.description,
      path: page.path,
      ...(list && { feed: { list: list.path, title: list.title } }),
      ...(page.published && {
        article: { published: page.published, modified: page.modified },
      }),
    },
    { ...content.product, feeds: feedNames },
  );
  const links = content.pages.map(({ path: to, title }) => h("li", h("a", { href: to }, title)));
  const feedLinks = Object.entries(page.entries ? feedPaths(page.path) : {}).map(([format, href]) =>
    h("a", { href, type: feedTypes[format as keyof typeof feedTypes] }, format),
  );
  return html(head, [
    h("h1", { id: "top" }, page.title),
    h("p", [h("a", { href: "#top" }, "Up"), ...feedLinks]),
    h("img", { src: cardPath(page.path), alt: "", ...cardSize }),
    h("ul", links),
    h("script", { type: "application/ld+json" }, jsonLdOf(page, content)),
  ]);
}

function lostHtml(): string {
  const lost = { ...content.notFound.meta, path: "/404", noindex: true };
  return html(headTags(lost, { ...content.product, feeds: feedNames }), [h("h1", lost.title)]);
}

function html(head: ReturnType<typeof headTags>, body: Element[]): string {
  const page = h("html", { lang: content.product.language }, [
    h("head", [
      h("meta", { charSet: "utf-8" }),
      h("title", head.title),
      ...head.meta.map((meta) => h("meta", { ...meta })),
      ...head.link.map((link) => h("link", { ...link })),
      h("style", "main{margin:0}"),
      h("script", "void 0;"),
    ]),
    h("body", [h("main", { style: "--wide:1" }, body)]),
  ]);
  return `<!doctype html>${toHtml(page)}`;
}
