import retextEnglish from "retext-english";
import retextIndefiniteArticle from "retext-indefinite-article";
import retextRepeatedWords from "retext-repeated-words";
import { unified } from "unified";
import { VFile } from "vfile";
import type { Problem } from "../../reader/problem";
import { lineAt } from "./passages";
import type { Passage } from "./passages";

const english = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .freeze();

/** What the library says: "Unexpected article `a` before `hour`, expected `an`". */
const article = /`(.+?)` before `(.+?)`, expected `(.+?)`/;

/** Warns of "a" where it should be "an", or the other way round, and of a word that is there twice. */
export const slips = (passages: Passage[]): Problem[] =>
  passages.flatMap((passage) => {
    const file = new VFile(passage.text);
    english.runSync(english.parse(file), file);
    return file.messages.map(({ reason, actual = "", place }): Problem => {
      const start = place && "start" in place ? place.start.offset : 0;
      const [, found, next, right] = article.exec(reason) ?? [];
      const message = found
        ? `says "${found} ${next}". Write "${right} ${next}".`
        : `says "${actual.replace(/\s+/g, " ")}". Remove one of the two words, unless you mean both.`;
      return {
        ...{ file: passage.entry.file, line: lineAt(passage, start ?? 0), field: "words", message },
        severity: "warning",
      };
    });
  });
