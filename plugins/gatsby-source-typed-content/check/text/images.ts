import path from "node:path";
import { folderOf } from "../../reader/entry";
import { clip, quote } from "../../reader/quote";
import { decodeAddress } from "../../reader/addresses";
import { foreignFormat, isForeign } from "../image-files";
import type { Content } from "../rule";
import { didYouMean } from "../suggest";
import type { LongText, ReportLine } from "./long-text";

/** Says so if an image is described by its file name. */
export function altFault(alt: string, address: string): string | undefined {
  const name = path.posix.basename(address);
  const isName =
    /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(alt.trim()) ||
    alt.trim().toLowerCase() === name.replace(/\.\w+$/, "").toLowerCase();
  return isName
    ? `uses the file name ${quote(alt)} as alternative text. Describe what the image shows.`
    : undefined;
}

/** Images exist, have a description, and are large enough to be sharp. */
export function imagesShow(
  { entry, images }: LongText,
  report: ReportLine,
  { images: files, addresses }: Content,
): void {
  const folder = folderOf(entry);
  for (const { line, src, alt } of images) {
    const [address = "", variant] = decodeAddress(src).split("#");
    if (!address) {
      report(
        line,
        "has an image without a file name. Upload the image and write ![…](./name.png).",
      );
      continue;
    }
    const fault = altFault(alt, address);
    if (fault) report(line, fault, "warning");
    if (variant !== undefined && variant !== "wide")
      report(line, `has #${clip(variant)} after an image, but only #wide works.`, "warning");
    if (/^(\w+:|\/\/)/.test(address)) {
      report(
        line,
        `shows ${quote(address)}, which browsers won't load. Put the image in the same folder as this file.`,
      );
      continue;
    }
    if (address.startsWith("/")) {
      if (!addresses.files.has(address))
        report(
          line,
          `shows ${quote(address)}, which isn't in static/. Add it there, or check the address.`,
        );
      continue;
    }
    if (isForeign(address)) {
      report(line, foreignFormat(address));
      continue;
    }
    const file = path.posix.join(folder, address);
    if (files.all.has(file)) {
      files.named.add(file);
      // An image smaller than the column keeps its size.
      for (const found of files.faults(file)) report(line, ...found);
      continue;
    }
    files.inDoubt.add(folder);
    const beside = [...files.all].filter((name) => path.posix.dirname(name) === folder);
    const isSpelled = beside.some((name) => name.normalize() === file.normalize());
    const meant = address.includes("\\")
      ? " Write / instead of \\."
      : isSpelled
        ? " The file name uses decomposed accents (NFD). Rename it without accents."
        : didYouMean(
            path.posix.basename(address),
            beside.map((name) => path.basename(name)),
          );
    report(
      line,
      `shows ${quote(address)}, which doesn't exist. Put the image in the same folder as this file.${meant}`,
    );
  }
}
