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
    for (const drawing of selectAll("svg", page.tree)) {
      const hidden = selectAll("[aria-hidden=true] svg", page.tree).includes(drawing);
      const { ariaHidden, ariaLabel, ariaLabelledBy } = drawing.properties;
      const named = ariaHidden === "true" || Boolean(ariaLabel ?? ariaLabelledBy);
      const described = selectAll("[role=img] svg", page.tree).includes(drawing);
      if (!hidden && !named && !described) {
        report(page.file, "An <svg> has neither aria-hidden nor a name.");
      }
    }
  }
};
