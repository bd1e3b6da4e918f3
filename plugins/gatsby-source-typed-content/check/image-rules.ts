import path from "node:path";
import { folderOf } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { warning } from "../reader/problem";
import type { Report } from "../reader/problem";
import type { Content } from "./rule";
import { altFault } from "./image-files";

/** Images named in fields can be shown; warns of small ones, and of those that only their file name describes. */
export function fieldImagesFit({ values, images }: Content, report: Report): void {
  for (const { entry, value, field, at } of values) {
    if (field.type !== "File" || typeof value !== "string") continue;
    const file = path.posix.join(folderOf(entry), value);
    if (!images.all.has(file)) continue;
    images.named.add(file);
    const { min, square } = field.directives.image ?? {};
    const { width, height } = images.size(file) ?? {};
    if (square && width !== height) {
      const message = `is ${width} × ${height} px, but should be square. Crop it.`;
      report(entry, at, message, warning);
    }
    for (const [message, severity] of images.faults(file, min))
      report(entry, at, message, { severity });
    const name = `${field.name}Alt`;
    const alt = entry.data[name];
    const fault = typeof alt === "string" ? altFault(alt, value) : undefined;
    if (fault) report(entry, [name], fault, warning);
  }
}

/** How much the ratios of two images of the same shape may differ, because of rounding. */
const sameShape = 0.005;

/** Warns of a dark image with other proportions: the page would shift when the theme changes. */
export function darkImagesFit({ entries, images }: Content, report: Report): void {
  for (const entry of entries) {
    const { image, imageDark } = entry.data;
    if (typeof image !== "string" || typeof imageDark !== "string") continue;
    if (path.posix.normalize(image) === path.posix.normalize(imageDark)) {
      const message = "is the same file as `image`. Use the dark version, or remove this field.";
      report(entry, ["imageDark"], message, warning);
    }
    const [light, dark] = [image, imageDark].map((name) =>
      images.size(path.posix.join(folderOf(entry), name)),
    );
    if (!light || !dark) continue;
    const ratio = (light.width / light.height) * (dark.height / dark.width);
    if (Math.abs(ratio - 1) <= sameShape) continue;
    const sizes = [dark, light].map(({ width, height }) => `${width} × ${height} px`);
    const message = `is ${sizes.join(", but `image` is ")}. Give both the same proportions.`;
    report(entry, ["imageDark"], message, warning);
  }
}

/** Every image is used. Folders where the content names a missing image are left out. */
export function imagesAreUsed(
  { folder, schema, entries, images, doubts }: Content,
  report: Report,
): void {
  const hasDoubt = (entry: Entry) =>
    [...(schema.types.get(entry.kind?.type ?? "")?.values() ?? [])].some(
      ({ name, type }) => type === "File" && doubts.about(entry, name),
    );
  const unsure = new Set(entries.filter((entry) => !entry.kind || hasDoubt(entry)).map(folderOf));
  for (const name of images.all) {
    if (images.named.has(name) || unsure.has(path.posix.dirname(name))) continue;
    const source = { file: `${folder}/${name}`, lineOf: () => undefined };
    report(source, [], "isn't used anywhere. Use it or delete it.", warning);
  }
}
