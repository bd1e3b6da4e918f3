import { selectAll } from "hast-util-select";
import { attribute, readPages } from "./site";
import type { SiteRule } from "./site";

/** Every picture says what it shows, or that it shows nothing. */
export const images: SiteRule = (site, report) => {
  for (const page of readPages(site)) {
    for (const image of selectAll("img", page.tree)) {
      const name = attribute(image, "src");
      if (image.properties.alt === undefined) report(page.file, `The picture ${name} has no alt.`);
      if (!attribute(image, "width") || !attribute(image, "height")) {
        report(
          page.file,
          `The picture ${name} has no width and height: the page moves when it comes.`,
        );
      }
    }
    const spokenFor = new Set(selectAll("[aria-hidden=true] svg, [role=img] svg", page.tree));
    for (const drawing of selectAll("svg", page.tree)) {
      const { ariaHidden, ariaLabel, ariaLabelledBy } = drawing.properties;
      const named = ariaHidden === "true" || Boolean(ariaLabel ?? ariaLabelledBy);
      if (!named && !spokenFor.has(drawing)) {
        report(page.file, "An <svg> has neither aria-hidden nor a name.");
      }
    }
  }
};
