/** What `npm run new` writes below the front matter, for authors to replace: the content check knows it again. */
export const samples = {
  article: {
    opening: "Start by saying what readers get out of this article.",
    heading: "A first heading",
  },
  release: { lead: "A bold beginning.", text: "What changed, in a sentence or two." },
};

/** The same as a list. */
export const sampleSentences = Object.values(samples).flatMap((texts) => Object.values(texts));

/** Stands inside the images that `npm run new` copies, for the content check. */
export const sampleImage = "Placeholder of npm run new";
