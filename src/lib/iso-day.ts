/** `2025-10-10T00:00:00.000Z` → `2025-10-10`, for `<time datetime>`. */
export const isoDay = (date: string): string => date.slice(0, 10);
