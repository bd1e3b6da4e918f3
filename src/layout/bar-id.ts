/** Of the bar, for what waits until it is whole (`document-head.tsx`). */
export const barId = "bar";
