/** How much of an author's words a message repeats. */
const limit = 60;

/** The beginning of what an author wrote, on one line: a pasted image can have a million characters. */
export function clip(text: string): string {
  const start = text.slice(0, 4 * limit).replace(/\s+/g, " ");
  const letters = Array.from(start);
  const isCut = letters.length > limit || text.length > 4 * limit;
  return isCut ? `${letters.slice(0, limit - 1).join("")}…` : start;
}

/** The same in quotation marks. */
export const quote = (text: string): string => `"${clip(text)}"`;

/** Some names that an author can choose from. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)];
  const shown = all.slice(0, 12).map(clip).join(", ");
  return all.length > 12 ? `${shown}, …` : shown || "none";
}
