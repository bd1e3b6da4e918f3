import fs from "node:fs";
import path from "node:path";
import { filesOf, isGenerated, sourcesOf } from "./files.mjs";

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestIn = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
const manifest = manifestIn(".");
/** Commands of `npm run lab`. */
const labCommands = fs.readdirSync("lab").map((file) => path.parse(file).name);

const roots = sourcesOf(".");
const sources = filesOf(".", roots);

const guides = sources.filter((file) => /^docs\/.*\.md$/.test(file));
const decisions = guides.filter((file) => file.startsWith("docs/decisions/"));
const pages = ["README.md", ...guides];
const mostLines: Record<string, number> = {
  "README.md": 60,
  "docs/architecture.md": 120,
  "docs/performance.md": 60,
  "docs/runtime.md": 60,
};
const mostColumns = 100;

const textOf = (page: string): string => fs.readFileSync(page, "utf8");
const linesOf = (page: string): string[] => textOf(page).trimEnd().split("\n");
const fence = /^```.*\n([^]*?)^```$/gm;
const code = /`([^`\n]+)`/g;

/** Matches of the first group of a pattern, with the file. */
const namedBy = (pattern: RegExp, extract = (text: string) => text, files = pages) =>
  files.flatMap((page) =>
    [...extract(textOf(page)).matchAll(pattern)].map(([, name = ""]) => ({ page, name })),
  );

/** Paths in code, with the page that contains them. */
const namedPaths = pages.flatMap((page) => {
  const text = textOf(page);
  const fenced = [...text.matchAll(fence)].flatMap(([, body = ""]) => body.split(/[\s,:"'`()]+/));
  const inline = [...text.replaceAll(fence, "").matchAll(code)].flatMap(([, body = ""]) =>
    body.split(/[\s,]+/),
  );
  const paths = [
    ...fenced.filter((piece) => isFile(piece)),
    ...inline.filter((piece) => isFile(piece) || isBelowRoot(piece)),
  ];
  return paths.map((name) => ({ page, name }));
});

/** `queue.ts`, `lib/left-out.tsx`, `src/pages/<name>.tsx`; data files only with their folder, as the site publishes some. */
function isFile(piece: string): boolean {
  if (isGenerated(piece.split("/")[0] ?? "")) return false;
  return (
    /^[\w<*][\w.<>*-]*(\/[\w.<>*-]+)*\.(tsx?|m[tj]s|graphql)$/.test(piece) ||
    (isBelowRoot(piece) && /\.(md|json|ya?ml|conf)$/.test(piece))
  );
}

/** `content/articles/`, `hosting/nginx`: the first folder exists in the repository. */
function isBelowRoot(piece: string): boolean {
  const [first = "", ...rest] = piece.split("/");
  return rest.length > 0 && roots.includes(first) && /^[\w.<>*/-]+$/.test(piece);
}

/** Whether a path equals this name or ends with it; `<name>` and `*` match any name, `**` any folders. */
function exists(name: string): boolean {
  const pattern = path.posix
    .normalize(name)
    .replace(/\/$/, "")
    .replaceAll(/[.+]/g, "\\$&")
    .replaceAll("**", "…")
    .replaceAll(/<[^>]*>|\*/g, "[^/]*")
    .replaceAll("…", ".*");
  const isNamed = new RegExp(isBelowRoot(name) ? `^${pattern}(/|$)` : `(^|/)${pattern}$`);
  return sources.some((file) => isNamed.test(file));
}

it("documents are short, and lines fit a window", () => {
  const tooLong = Object.entries(mostLines).filter(([page, most]) => linesOf(page).length > most);
  expect(tooLong).toEqual([]);
  expect(guides.flatMap(linesOf).length).toBeLessThanOrEqual(800);
  expect(decisions.filter((page) => linesOf(page).length > 25)).toEqual([]);
  const lines = pages.flatMap((page) =>
    linesOf(page).map((line, at) => [page, at + 1, line] as const),
  );
  expect(lines.filter(([, , line]) => Array.from(line).length > mostColumns)).toEqual([]);
});

it("every decision ends with when to reconsider it", () => {
  expect(decisions.length).toBeGreaterThan(0);
  const endless = decisions.filter((page) => !linesOf(page).at(-1)?.startsWith("Reconsider when "));
  expect(endless).toEqual([]);
});

it("every dependency has its reason in a decision", () => {
  const reasons = decisions.map(textOf).join("\n");
  const all = [manifest.dependencies, manifest.devDependencies, manifestIn("lab").dependencies];
  const names = all.flatMap((some) => Object.keys(some));
  expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

it("paths and commands that documents name exist", () => {
  expect(namedPaths.length).toBeGreaterThan(100);
  expect(namedPaths.filter(({ name }) => !exists(name))).toEqual([]);
  const commands = namedBy(/npm run ([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter(({ name }) => !(name in manifest.scripts))).toEqual([]);
  const named = namedBy(/npm run lab -- (\w+)/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !labCommands.includes(name))).toEqual([]);
});

it("there are at most 12 commands", () => {
  expect(Object.keys(manifest.scripts).length).toBeLessThanOrEqual(12);
});

it("linked files exist", () => {
  const links = namedBy(/\]\((?!\w+:|#|\/)([^)#\s]+)/g, (text) =>
    text.replaceAll(fence, "").replaceAll(code, ""),
  );
  expect(links.length).toBeGreaterThan(0);
  const broken = links.filter(({ page, name }) => !fs.existsSync(path.join(page, "..", name)));
  expect(broken).toEqual([]);
});

it("documents that sources name exist", () => {
  const texts = sources.filter(
    (file) =>
      /(\.(tsx?|m[tj]s|graphql|ya?ml|conf|service|example)|file)$/.test(file) &&
      !file.startsWith("content/") &&
      file !== "scripts/lib/docs.test.ts",
  );
  const named = namedBy(/(?<![\w./-])(docs\/[\w./-]*\w)/g, (text) => text, texts);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !fs.existsSync(name))).toEqual([]);
});
