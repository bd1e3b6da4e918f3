/** Id of the bar: the first paint waits for it (`document-head.tsx`). */
export const barId = "bar";
