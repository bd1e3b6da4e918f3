import { titleLimit } from "../../lib/head-title";

/** A length in characters above which a platform cuts text off, as observed on desktop. */
interface Limit {
  platform: string;
  field: "title" | "description";
  max?: number;
  min?: number;
}

/**
 * Search results are cut by width, at about this length: https://developers.google.com/search/docs/appearance/title-link.
 * Other platforms show one or two lines beside a large image.
 */
const limits: Limit[] = [
  { platform: "Search results", field: "title", max: titleLimit },
  { platform: "Search results", field: "description", min: 70, max: 160 },
  { platform: "X", field: "title", max: 70 },
  { platform: "Facebook, LinkedIn", field: "title", max: 88 },
  { platform: "Facebook", field: "description", max: 200 },
];

/** Where a page's title or description would be cut off, or is short. */
export function lengthWarnings(page: { title: string; description: string }): string[] {
  return limits.flatMap(({ platform, field, min = 0, max = Infinity }) => {
    const length = Array.from(page[field]).length;
    if (length > max)
      return [
        `${platform}: the ${field} will be cut off (${length} characters, at most ${max} fit).`,
      ];
    if (length < min)
      return [
        `${platform}: the ${field} is short (${length} characters, aim for at least ${min}).`,
      ];
    return [];
  });
}
