/**
 * The mark: stones as paths in a box of 24 × 24, the top one last. The roadmap shows them one by one, `ui/relief.tsx` shades
 * them, and the icons in static/ are drawn from them.
 */
export const mark = [
  "M1.7 19.8c-.2-2.5 2-4 7.1-4.2 3.4-.1 5.3-.3 8.2.1 3.4.5 5.3 1.7 5.3 3.6 0 2.4-2.7 3.2-8.9 3.2-7.8.1-11.5-.3-11.7-2.7z",
  "M4.2 12.1c-.1-2.1 1.9-3.2 5.4-3.5 2.1-.2 3.9-.3 5.7 0 2.2.4 3.3 1.4 3.2 2.9-.1 2-2.2 2.7-6.6 2.7-5.2.1-7.6-.3-7.7-2.1z",
  "M8.6 5c-.2-2 1.4-3.5 4-3.5 2.7-.1 4.4 1.1 4.4 3.1 0 1.9-1.5 2.7-4.2 2.7-2.7.1-4-.4-4.2-2.3z",
];
