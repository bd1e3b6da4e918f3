import path from "node:path";
import { decodeAddress } from "../../reader/addresses";
import { folderOf } from "../../reader/entry";
import { clip, quote } from "../../reader/quote";
import { altFault, imageFault } from "../image-files";
import type { TextRule } from "../rule";

/** Images exist, have a description, and can be shown. */
export const imagesShow: TextRule = ({ entry, images }, report, { images: files, addresses }) => {
  for (const { line, src, alt } of images) {
    const [written = "", variant] = src.split("#");
    const address = decodeAddress(written);
    if (!address) {
      report(
        line,
        "has an image without a file name. Upload the image and write ![…](./name.png).",
      );
      continue;
    }
    const undescribed = altFault(alt, address);
    if (undescribed) report(line, undescribed, "warning");
    if (variant !== undefined && variant !== "wide")
      report(line, `has #${clip(variant)} after an image, but only #wide works.`, "warning");

    const shows = `shows ${quote(written)}, which`;
    if (/^(\w+:|\/\/)/.test(address)) {
      report(line, `${shows} browsers won't load. Put the image in the same folder as this file.`);
    } else if (address.startsWith("/")) {
      if (!addresses.files.has(address))
        report(line, `${shows} isn't in static/. Add it there, or check the address.`);
    } else {
      const fault = imageFault(written, entry, files.all, "text");
      const file = path.posix.join(folderOf(entry), address);
      if (fault) {
        files.inDoubt.add(folderOf(entry));
        report(line, fault);
        continue;
      }
      files.named.add(file);
      // An image smaller than the column keeps its size.
      for (const found of files.faults(file)) report(line, ...found);
    }
  }
};
