/**
 * How pages looked (`e2e/baselines`): for each page four pictures, and a digest of what it was made of. A page whose
 * content has changed since cannot be compared with them.
 */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesOf } from "../../scripts/lib/files.mjs";
import { decode, encode } from "../../scripts/lib/picture";
import type { Picture } from "../../scripts/lib/picture";
import { readPageData, staticDataAddress } from "../../src/workarounds/gatsby-page-data.mjs";
import { routes, site, unknownRoute } from "./site";

export const baselines = path.resolve(__dirname, "../baselines");

/** Every page, and the one for unknown addresses. */
export const pages = [...routes, unknownRoute];

/** Whether baselines are written, and not compared with. */
export const isRenewing = process.env.LOOKS === "renew";

/** A page's folder in `baselines`, as Gatsby calls it, too. */
export function folderOf(route: string): string {
  if (route === unknownRoute) return "404";
  return route === "/" ? "index" : route.slice(1);
}

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};

const read = (file: string) => fs.readFileSync(file, "utf8");

/** Digest of the data that Gatsby gives a page; names of pictures there follow from their bytes. */
export function dataOf(route: string): string {
  const { result, staticQueryHashes } = readPageData("public", `/${folderOf(route)}`);
  const shared = staticQueryHashes.map((hash) =>
    read(path.join("public", staticDataAddress(hash))),
  );
  return sha256(JSON.stringify(result), ...shared.sort());
}

/** Digest of all content, and of what is out today. */
export const contentOf = () =>
  sha256(
    JSON.stringify(site),
    ...filesOf("content").flatMap((file) => [file, fs.readFileSync(path.join("content", file))]),
  );

/** A file of `baselines`; undefined when there is none. */
function kept(...names: string[]): Buffer | undefined {
  const file = path.join(baselines, ...names);
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

/** Another worker may read it meanwhile: it is there as a whole or not at all. */
function keep(content: string | Buffer, ...names: string[]): void {
  const file = path.join(baselines, ...names);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  fs.writeFileSync(written, content);
  fs.renameSync(written, file);
}

export async function keptPicture(...names: string[]): Promise<Picture | undefined> {
  const file = kept(...names);
  return file && decode(file);
}

export const keepPicture = async (picture: Picture, ...names: string[]) =>
  keep(await encode(picture), ...names);

const digest = "made-of.sha256";
const isKept = (now: string, ...names: string[]) =>
  kept(...names)
    ?.toString()
    .trim() === now;

/** Notes what a page was made of when its pictures were kept. */
export function keepData(route: string): void {
  if (!hasSameData(route)) keep(`${dataOf(route)}\n`, folderOf(route), digest);
}

const hasSameData = (route: string) => isKept(dataOf(route), folderOf(route), digest);

/** Why a page cannot be compared; undefined when it can. */
export function reasonNotTo(route: string): string | undefined {
  if (!kept(folderOf(route), digest)) return "they have no baseline yet";
  // A query that asks for more changes a page's data, too. Where all content is as it was, that is no excuse.
  if (hasSameData(route) || isKept(contentOf(), digest)) return undefined;
  return "their content has changed since";
}

/** Folders of pages that are no more. */
export function goneBaselines(): string[] {
  const folders = fs.existsSync(baselines)
    ? filesOf(baselines)
        .filter((file) => path.basename(file) === digest)
        .map((file) => path.dirname(file))
    : [];
  const known = [".", ...pages.map((route) => path.normalize(folderOf(route)))];
  return folders.filter((folder) => !known.includes(folder));
}

/** Ends the renewal of all pages. */
export function finishRenewal(): void {
  for (const folder of goneBaselines()) {
    // Not the folders in it: they may be of pages that are there.
    const place = path.join(baselines, folder);
    for (const file of fs.readdirSync(place, { withFileTypes: true })) {
      if (file.isFile()) fs.rmSync(path.join(place, file.name));
    }
    if (fs.readdirSync(place).length === 0) fs.rmdirSync(place);
  }
  if (!isKept(contentOf(), digest)) keep(`${contentOf()}\n`, digest);
}
