import { selectAll } from "hast-util-select";
import { attribute, readPages } from "./site";
import type { SiteRule } from "./site";

/** Every image has a text alternative, or none on purpose, and a size, without which the page would shift. */
export const images: SiteRule = (site, report) => {
  for (const { file, tree } of readPages(site)) {
    for (const image of selectAll("img:not([alt][width][height])", tree))
      report(file, `The image ${attribute(image, "src")} has no alt, width or height.`);
    const unnamed = selectAll("svg:not([aria-hidden=true], [aria-label], [aria-labelledby])", tree);
    const within = new Set(selectAll("[aria-hidden=true] svg, [role=img] svg", tree));
    if (unnamed.some((drawing) => !within.has(drawing)))
      report(file, "An <svg> has neither aria-hidden nor a name.");
  }
};
