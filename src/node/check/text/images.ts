import path from "node:path";
import { folderOf } from "../../content/entry";
import { textWidth } from "../../long-text/images";
import { foreignFormat, isForeign } from "../image-files";
import type { Content } from "../rule";
import { didYouMean } from "../suggest";
import { decoded } from "./links";
import type { LongText, ReportLine } from "./long-text";

/** What is wrong with an image's description. */
export function altFault(alt: string, address: string): string | undefined {
  const name = path.posix.basename(address);
  const isName =
    /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(alt.trim()) ||
    alt.trim().toLowerCase() === name.replace(/\.\w+$/, "").toLowerCase();
  if (!alt.trim()) return `has no description of ${name}. Say what it shows: ![…](${address}).`;
  return isName ? `describes ${name} by its name, "${alt}". Say what it shows.` : undefined;
}

/** Images are beside the text, described, and large enough to be sharp. */
export function imagesShow(
  { entry, images }: LongText,
  report: ReportLine,
  { images: files, addresses }: Content,
): void {
  const folder = folderOf(entry);
  for (const { line, src, alt } of images) {
    const [address = "", variant] = decoded(src).split("#");
    if (!address) {
      report(line, "shows an image without an address. Upload it, and write ![…](./name.png).");
      continue;
    }
    const fault = altFault(alt, address);
    if (fault) report(line, fault);
    if (variant !== undefined && variant !== "wide")
      report(line, `has #${variant} behind an image. Only #wide is known.`);
    if (/^(\w+:|\/\/)/.test(address)) {
      report(line, `shows "${address}" from elsewhere. Put the file beside this one.`);
      continue;
    }
    if (address.startsWith("/")) {
      if (!addresses.files.has(address))
        report(line, `shows "${address}", which is not in static/.`);
      continue;
    }
    if (isForeign(address)) {
      report(line, foreignFormat(address));
      continue;
    }
    const file = path.posix.join(folder, address);
    if (files.all.has(file)) {
      files.named.add(file);
      const minWidth = variant === "wide" ? textWidth.wide : textWidth.column;
      for (const found of files.faults(file, minWidth)) report(line, ...found);
      continue;
    }
    files.inDoubt.add(folder);
    const beside = [...files.all].filter((name) => path.posix.dirname(name) === folder);
    const isSpelled = beside.some((name) => name.normalize() === file.normalize());
    const meant = address.includes("\\")
      ? " Write / for \\."
      : isSpelled
        ? " The file there has its accents as signs of their own: rename it without accents."
        : didYouMean(
            path.posix.basename(address),
            beside.map((name) => path.basename(name)),
          );
    report(line, `shows ${address}, which is not there. Put the file beside this one.${meant}`);
  }
}
