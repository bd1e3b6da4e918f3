import path from "node:path";
import { textWidth } from "../../long-text/pictures";
import type { PictureFiles } from "../picture-files";
import { didYouMean } from "../suggest";
import type { Addresses } from "./addresses";
import type { LongText } from "./long-text";
import type { Say } from "./say";

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
export function picturesShow(
  { entry, pictures }: LongText,
  say: Say,
  files: PictureFiles,
  { files: served }: Addresses,
): void {
  const folder = path.posix.dirname(entry.file.replace(/^content\//, ""));
  for (const { line, src, alt } of pictures) {
    const [address = "", variant] = unescaped(src).split("#");
    const fault = altFault(alt, address);
    if (fault) say(line, fault);
    if (variant !== undefined && variant !== "wide")
      say(line, `has #${variant} behind a picture. Only #wide is known.`);
    if (/^(\w+:|\/\/)/.test(address)) {
      say(line, `shows "${address}" from elsewhere. Put the file beside this one.`);
      continue;
    }
    if (address.startsWith("/")) {
      if (!served.has(address)) say(line, `shows "${address}", which is not in static/.`);
      continue;
    }
    const file = path.posix.join(folder, address);
    if (files.all.has(file)) {
      files.named.add(file);
      const minWidth = variant === "wide" ? textWidth.wide : textWidth.column;
      for (const found of files.faults(file, minWidth)) say(line, ...found);
      continue;
    }
    files.inDoubt.add(folder);
    const beside = [...files.all].filter((name) => path.posix.dirname(name) === folder);
    const meant = didYouMean(
      path.posix.basename(address),
      beside.map((name) => path.basename(name)),
    );
    say(line, `shows ${address}, which is not there. Put the file beside this one.${meant}`);
  }
}

/** An address as the file's name: decoded where it can be. */
function unescaped(src: string): string {
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}
