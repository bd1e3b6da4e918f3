/**
 * Page numbers to show for a long list: the first, the last and those around the current one; null for two or more left
 * out. `(5, 9)` → `[1, null, 4, 5, 6, null, 9]`.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count];
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    // A gap of one is filled: its number is no wider than dots.
    (page) => near.includes(page) || (near.includes(page - 1) && near.includes(page + 1)),
  );
  return shown.flatMap((page, index) =>
    page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page],
  );
}
