import { slugOf } from "../content/slug";
import { ofKind } from "../content/entry";
import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";

/** Each category of the blog makes an address, and no two make the same. */
export function categoriesFit(entries: Entry[], report: Report): void {
  for (const entry of ofKind(entries, "blog")) {
    const categories = entry.data.categories as { name: string; slug?: string }[];
    const seen = new Map<string, string>();
    categories.forEach(({ name, slug }, index) => {
      const address = slug ?? slugOf(name);
      const other = seen.get(address);
      if (!address) {
        const message = `"${name}" has no plain letters for an address. Add a slug, like news.`;
        report(entry, ["categories", index, "name"], message);
      } else if (other !== undefined) {
        const message = `"${name}" gets the same address as "${other}". Give one of the two another slug.`;
        report(entry, ["categories", index, "name"], message);
      }
      seen.set(address, name);
    });
  }
}
