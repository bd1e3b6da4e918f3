import { titleLimit } from "../../lib/head-title";

/** A length in characters beyond which a platform cuts a text off, as observed on desktop. */
interface Limit {
  platform: string;
  field: "title" | "description";
  max?: number;
  min?: number;
}

/**
 * Search: https://developers.google.com/search/docs/appearance/title-link (width, about this many);
 * the others show one or two lines beside a large picture.
 */
const limits: Limit[] = [
  { platform: "Search results", field: "title", max: titleLimit },
  { platform: "Search results", field: "description", min: 70, max: 160 },
  { platform: "X", field: "title", max: 70 },
  { platform: "Facebook, LinkedIn", field: "title", max: 88 },
  { platform: "Facebook", field: "description", max: 200 },
];

/** Says where a page's title or description would be cut off or look thin. */
export function lengthWarnings(page: { title: string; description: string }): string[] {
  return limits.flatMap(({ platform, field, min = 0, max = Infinity }) => {
    const length = Array.from(page[field]).length;
    if (length > max)
      return [`${platform}: the ${field} is cut off (${length} of ${max} characters).`];
    if (length < min)
      return [`${platform}: the ${field} is thin (${length} characters, ${min} or more).`];
    return [];
  });
}
