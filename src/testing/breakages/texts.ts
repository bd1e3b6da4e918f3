import fs from "node:fs";
import path from "node:path";
import { sampleImage } from "../../site/samples";
import { error, text } from "./breakage";
import type { Breakage } from "./breakage";

const release = "releases/v0.2.0/index.md";

/** The same with an image next to the article. */
const image = (name: string, bytes: Uint8Array, says: string, isWarning: boolean): Breakage => {
  const row = text(`![A lamp by night](./${name})`, says, { isWarning });
  return {
    ...row,
    spoil: (draft) => {
      row.spoil(draft);
      fs.writeFileSync(path.join(draft.root, "articles/first", name), bytes);
    },
  };
};

/** The header of a PNG, which contains its size. */
function png(width: number, bytes = 100, height = width): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** Mistakes in texts. */
export const textBreakages: Breakage[] = [
  // Images.
  text(
    "![](./cover.png#wide)",
    "has an image without alternative text. Describe what it shows: ![Description](./board.png).",
  ),
  text(
    "![cover.png](./cover.png)",
    'uses the file name "cover.png" as alternative text. Describe what the image shows.',
  ),
  text(
    "![Cover](cover.png)",
    'uses the file name "Cover" as alternative text. Describe what the image shows.',
  ),
  error(
    "![A quay](./quay.png)",
    'shows "./quay.png", which doesn\'t exist. Put the image in the same folder as this file.',
  ),
  error(
    "![A cover](./Cover.png)",
    'shows "./Cover.png", which doesn\'t exist. Put the image in the same folder as this file. Did you mean',
  ),
  error(
    "![A cover](https://cdn.example/a.png)",
    'shows "https://cdn.example/a.png", which browsers won\'t load. Put the image in',
  ),
  error("![A cover](/icon-1.svg)", 'shows "/icon-1.svg", which isn\'t in static/.'),
  error(
    "![A cover](./cover.heic)",
    'shows "./cover.heic", which browsers can\'t display. Export it as .jpg or .png.',
  ),
  text(
    "![A cover](./my cover.png)",
    'shows a link as plain text. Write [text](/address), or ![Description](./board.png "Caption") for an',
  ),
  text("![A cover](./cover.png#broad)", "has #broad after an image, but only #wide works."),
  image("large.png", png(800, 1_200_000), "Compress or resize it to less than 1 MB.", true),
  image(
    "new.png",
    Buffer.concat([png(800), Buffer.from(sampleImage)]),
    "shows new.png, the placeholder from npm run new. Replace it with your own image.",
    true,
  ),
  image(
    "mute.svg",
    Buffer.from('<svg width="9" height="9"/>'),
    'shows mute.svg, which browsers won\'t display. Add xmlns="http://www.w3.org/2000/svg"',
    false,
  ),
  image(
    "no.png",
    Buffer.from("words"),
    "shows no.png, which isn't a valid image. Export it again.",
    false,
  ),
  image(
    "tall.png",
    png(720, 100, 18_000),
    "shows tall.png, which is too large for the web (720 × 18000 px). Crop it",
    false,
  ),
  // Tables, headings, boxes, code.
  text(
    "| A | B |\n| 1 | 2 |",
    "isn't a table, so readers see the `|` characters. Add a line like | --- | --- | under the",
  ),
  text(
    "| A | B | C |\n| --- | --- |\n| 1 | 2 |",
    "isn't a table, so readers see the `|` characters. Add a line like | --- | --- | under the",
  ),
  text("| D | E |\n| --- | --- |\n| 1 | 2 | 3 |", "has 3 cells, but the table has 2 columns", {
    mark: "| 1 | 2 | 3 |",
  }),
  text(
    "| F | G | H |\n| --- | --- | --- |\n| 3 | 4 |",
    "has 2 cells, but the table has 3 columns. Add | | for each empty cell.",
    {
      mark: "| 3 | 4 |",
    },
  ),
  text(
    "> [!NOTTE]\n> A box.",
    "contains an unknown box [!NOTTE]. Available: NOTE, TIP, IMPORTANT, WARNING, CAUTION. Did",
  ),
  text(
    "A note[^none] without text.",
    "refers to [^none], which isn't defined. Add a line like [^none]: Text.",
  ),
  text(
    "A ** word ** with spaces.",
    "shows ** literally. Write ** right before and right after the words, without spaces inside.",
  ),
  // HTML.
  error(
    "<!--> <script>alert(1)</script> -->",
    "contains <script>, which isn't allowed in texts. Remove it.",
  ),
  error(
    'A key <kbd onclick="run()">K</kbd>.',
    "contains onclick on <kbd>, which isn't allowed in texts. Remove it.",
  ),
  error(
    '<iframe src="https://film.example"></iframe>',
    "contains <iframe>, which isn't allowed in texts. Use an image that links to the video",
  ),
  error(
    'Cells | <td onclick="run()"> of a table.',
    "contains onclick on <td>, which isn't allowed in texts. Remove it.",
  ),
  text(
    "A [page](/pricing#nowhere) of code.",
    'links to "/pricing#nowhere", but that anchor doesn\'t exist. Available: none.',
  ),
  // Releases, terms and privacy.
  text(
    "- **A wick.** Text ^[with a footnote].",
    "has a footnote, which release notes don't support. Move it into the text.",
    {
      file: release,
    },
  ),
  error("- **A rope.** Text.\n  It has a [dead](/prcing) link.", 'Did you mean "/pricing"?', {
    file: release,
    mark: "(/prcing)",
  }),
  text(
    "- **A lens!** Again.",
    "starts with the same words as the note on line 11, so links to it lead there. Start",
    {
      file: release,
    },
  ),
  error("Hello.", '"Hello." isn\'t a note. Start it with - **What.**', { file: release }),
  error("A [page](/prcing) of privacy.", 'Did you mean "/pricing"?', { file: "privacy/index.md" }),
  text(
    "```js\nrun();",
    "opens a code block that is never closed. Add a line with ``` after the code.",
    {
      file: "terms/index.md",
      mark: "```js",
    },
  ),
];
