/** What `npm run new` writes below the front matter for authors to replace. The content check recognizes it. */
export const samples = {
  article: {
    opening: "Start by saying what readers get out of this article.",
    heading: "A first heading",
  },
  release: { lead: "A bold beginning.", text: "What changed, in a sentence or two." },
};

/** The same as a list. */
export const sampleSentences = Object.values(samples).flatMap((texts) => Object.values(texts));

/** Marks the images that `npm run new` copies, so that the content check recognizes them. */
export const sampleImage = "Placeholder of npm run new";
