import fs from "node:fs";
import path from "node:path";
import { sampleImage } from "../../node/content/samples";
import { text } from "./breakage";
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

/** The header of a PNG, which has its size, and its end. */
function png(width: number, bytes = 100, end = "IEND\xaeB`\x82"): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.write(end, bytes - 8, "latin1");
  file.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(width, 20);
  return file;
}

const svg = (inside: string): Uint8Array =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

/** Mistakes in texts. */
export const textBreakages: Breakage[] = [
  // Links.
  text(
    "A [misspelled](/prcing) link.",
    '"/prcing", which is no page of this site. Did you mean "/pricing"?',
  ),
  text(
    "A [wrong](/nowhere-at-all) link.",
    '"/nowhere-at-all", which is no page of this site. Correct',
  ),
  text("A slash [behind](/contact/) it.", 'no page of this site. Did you mean "/contact"?'),
  text(
    "An [anchor](#a-headin) here.",
    '"#a-headin", but nothing there has this address. Did you mean "a-heading"?',
  ),
  text(
    "An [anchor](/tos#agreed) there.",
    '"/tos#agreed", but nothing there has this address. There are: the-agreement.',
  ),
  text("A [note](/changelog/v0-2-0#a-lense) of a release.", 'Did you mean "a-lens"?'),
  text(
    "An [open](http://plain.example) link.",
    '"http://plain.example" without encryption. Write it with https://',
  ),
  text("An open http://bare.example address.", '"http://bare.example" without encryption.'),
  text("See [it](https://a.org/?b=c&utm_source=d).", "which tells where readers come from."),
  text("See https://www.google.com/url?q=a here.", "which leads on to another site. Write"),
  text("Post to https://hooks.chat.org/T1 now.", "by which anybody can start something."),
  text("A short www.naked.example address.", '"www.naked.example" without encryption.'),
  text("A [moved](/about) page.", '"/about", which has moved. Write /company.', {
    isWarning: true,
  }),
  text(
    "A [script](javascript:alert(1)) to click.",
    '"javascript:alert(1)". A link begins with https:, mailto:, tel:, / or #.',
  ),
  text("A [page](data:text/html,x) in the link.", '"data:text/html,x". A link begins with'),
  text("A [relative](pricing) link.", '"pricing", which is no address of this site. Begin with /'),
  text("A link [](/blog) to nothing.", 'has a link to "/blog" without words.'),
  text("A [link] (/blog) with a blank.", "shows the signs of a link."),
  text("A [link](/blog and more) of two words.", "shows the signs of a link."),
  text("A [name][unknown] for an address.", "shows [name][unknown], which no line below explains."),
  text("A [second\n[misspelled](/chngelog) link].", 'Did you mean "/changelog"?', {
    mark: "(/chngelog)",
  }),
  text("A page of [ours]({product.siteUrl}/prcing).", '"/prcing", which is no page of this site.'),
  text("A [preview](https://deploy-preview-1--beacon.netlify.app/blog).", "a preview or a sample."),
  text("A [branch](https://beacon-git-lamp.vercel.app).", "a preview or a sample."),
  text(
    "A [build](https://a1b2c3.beacon.pages.dev/blog).",
    "Write the address that stays, like /pricing.",
  ),
  text("A [study](https://example.com).", "a preview or a sample."),
  text("A page, [https://sea.example/a](https://sea.example/b).", 'but links to "https://sea'),
  text("A mail, [ola@sea.example](mailto:olaf@sea.example).", "Correct one of the two."),
  text("For light [click here](/blog).", 'has a link "click here". Name what is there', {
    isWarning: true,
  }),
  text(
    "A fact {product.nam} of no file.",
    "names {product.nam}, which content/product.json does not have.",
  ),
  // Images.
  text("![](./cover.png#wide)", "has no description of cover.png. Say what it shows"),
  text("![cover.png](./cover.png)", 'describes cover.png by its name, "cover.png".'),
  text("![Cover](cover.png)", 'describes cover.png by its name, "Cover".'),
  text(
    "![A quay](./quay.png)",
    "shows ./quay.png, which is not there. Put the file beside this one.",
  ),
  text(
    "![A cover](./Cover.png)",
    'shows ./Cover.png, which is not there. Put the file beside this one. Did you mean "cover.png"?',
  ),
  text(
    "![A cover](https://cdn.example/a.png)",
    'shows "https://cdn.example/a.png" from elsewhere.',
  ),
  text("![A cover](/icon-1.svg)", 'shows "/icon-1.svg", which is not in static/.'),
  text(
    "![A cover](./cover.heic)",
    "names ./cover.heic, which browsers cannot show. Save it as .jpg",
  ),
  text(
    "![A cover](./my cover.png)",
    "has a blank in the name of an image, my cover.png. Rename it to my-cover.png.",
  ),
  text("![A cover](./cover.png#broad)", "has #broad behind an image. Only #wide is known."),
  image("small.png", png(320), "small.png, which is 320 px wide and shown up to 672.", true),
  image("large.png", png(800, 1_200_000), "Make it smaller than 1 MB.", true),
  image(
    "new.png",
    Buffer.concat([png(800), Buffer.from(sampleImage)]),
    "still shows the placeholder",
    true,
  ),
  image("script.svg", svg("<script>a()</script>"), "script.svg, which holds <script>:", false),
  image("press.svg", svg('<g onclick="a()"/>'), 'holds onclick="a()": a drawing', false),
  image("link.svg", svg('<a href="java script:a()"/>'), 'holds href="java script:a()"', false),
  image("mute.svg", Buffer.from('<svg width="9" height="9"/>'), "which no browser shows.", false),
  image("no.png", Buffer.from("words"), "names no.png, which is no image inside.", false),
  image("cut.png", png(800, 100, ""), "names cut.png, of which the end is missing.", false),
  // Tables, headings, boxes, code.
  text("| A | B |\n| 1 | 2 |", "is no table to Markdown: readers see the strokes."),
  text("| A | B | C |\n| --- | --- |\n| 1 | 2 |", "is no table to Markdown"),
  text("| D | E |\n| --- | --- |\n| 1 | 2 | 3 |", "has 3 cells in a table of 2 columns", {
    mark: "| 1 | 2 | 3 |",
  }),
  text("| F | G | H |\n| --- | --- | --- |\n| 3 | 4 |", "has cells for 2 of 3 columns.", {
    mark: "| 3 | 4 |",
    isWarning: true,
  }),
  text(
    "> [!NOTTE]\n> A box.",
    'has a box [!NOTTE]. There are: NOTE, TIP, IMPORTANT, WARNING, CAUTION. Did you mean "NOTE"?',
  ),
  text("A note[^none] without text.", "has the footnote [^none], whose text is missing."),
  text("A ** word ** with blanks.", "shows two stars."),
  text("TODO: an end.", "says TODO. Finish it, or set draft: true."),
  // HTML.
  text("<!--> <script>alert(1)</script> -->", "has a <script> tag. Text may have kbd, sub"),
  text('A key <kbd onclick="run()">K</kbd>.', "has onclick on <kbd>, which takes none."),
  text('A word <abbr\nstyle="color: red">X</abbr>.', "has style on <abbr>, which may have title.", {
    mark: "A word <abbr",
  }),
  text('<iframe src="https://film.example"></iframe>', "A film is an image that links to it."),
  text('Cells | <td onclick="run()"> of a table.', "has a <td> tag."),
  text("<details>\n<summary>More</summary>\n<p>Words</p>\n</details>", "has a <p> tag.", {
    mark: "<p>Words",
  }),
  text("A <mark>word without end.", "has a <mark> that never ends. Add </mark>."),
  text("A word</sub> without start.", "has a </sub> that ends nothing."),
  text(
    "A [page](/pricing#nowhere) of code.",
    '"/pricing#nowhere", but nothing there has this address. There are: none.',
  ),
  // Releases, terms and privacy.
  text("- **A wick.** Text ^[with a footnote].", "has a footnote. Notes of a release have none", {
    file: release,
  }),
  text("- **A rope.** Text.\n  It has a [dead](/prcing) link.", 'Did you mean "/pricing"?', {
    file: release,
    mark: "(/prcing)",
  }),
  text("- **A lens!** Again.", "begins like the note on line 11, and would have its address.", {
    file: release,
  }),
  text("Hello.", '"Hello." is not a note. Start it with - **What.**', { file: release }),
  text("A [page](/prcing) of privacy.", 'Did you mean "/pricing"?', { file: "privacy/index.md" }),
  text("```js\nrun();", "opens a block of code that never ends. Add a line ```", {
    file: "terms/index.md",
    mark: "```js",
  }),
];
