/** Page numbers to link from one page of a long list: the first, the last, and those around it. `(5, 9)` → `[1, 4, 5, 6, 9]`. */
export const pageNumbers = (current: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) < 2,
  );
