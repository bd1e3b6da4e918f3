import sharp from "sharp";
import { anError, containing, fern, imageProblemsAfter, problemsOf } from "../fixtures/nursery";

const moss = "plants/moss/index.md";

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c06040" } });

/** Problems of the moss with an image of this name. */
async function problemsWith(name: string, bytes?: Buffer) {
  const problems = await imageProblemsAfter((draft) => {
    if (bytes) draft.write(`plants/moss/${name}`, bytes);
    draft.replace(moss, "../fern/leaf.png", name);
  });
  return problems.map(({ file, line, field, message, severity }) => {
    expect([file, line, field]).toEqual([`content/${moss}`, 7, "image"]);
    return severity ? `${severity}: ${message}` : message;
  });
}

it.each([
  ["leaf.png", 'shows "leaf.png", which doesn\'t exist. Put the image in the same folder as this'],
  ["../fern/Leaf.png", "which doesn't exist."],
  ["./leaf.heic", "which pages can't show. Export it as .jpg, .png, .webp or .avif."],
  ["./leaf.svg", "which pages can't show."],
  ["./index.md", "which pages can't show."],
])("refuses an image that doesn't exist or can't be shown: %s", async (name, message) => {
  expect(await problemsWith(name)).toEqual([containing(message)]);
});

it("suggests the name of a similar image", async () => {
  const problems = await imageProblemsAfter((draft) =>
    draft.replace(fern, "./leaf.png", "img/laef.png"),
  );
  expect(problems).toMatchObject([{ message: containing('Did you mean "leaf.png"?') }]);
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "decodes a whole %s, and ignores what a phone appends",
  async (format) => {
    const bytes = await image(800, 600).toFormat(format).toBuffer();
    const cut = bytes.subarray(0, bytes.length - 60);
    const message = /^shows "a\.\w+", which can't be decoded \(.+\)\. Export it again\.$/;
    expect(await problemsWith(`a.${format}`, cut)).toEqual([expect.stringMatching(message)]);
    const film = Buffer.concat([bytes, Buffer.alloc(20_000, "ftypmp42")]);
    expect(await problemsWith(`a.${format}`, film)).toEqual([]);
  },
);

it("reports files that aren't images, and images of the wrong size", async () => {
  const png = (width: number, height: number) => image(width, height).png().toBuffer();
  const [words, tall, small] = await Promise.all([
    problemsWith("a.png", Buffer.from("words")),
    problemsWith("a.png", await png(720, 18_000)),
    problemsWith("a.png", await png(400, 400)),
  ]);
  expect(words).toEqual([containing("can't be decoded")]);
  expect(tall).toEqual([containing("is too large for the web (720 × 18000 px). Crop it.")]);
  expect(small).toEqual([
    'warning: shows "a.png", which is 400 px wide but displayed at up to 600 px. Use a larger version.',
  ]);
});

it("reports a photo that a phone has stored on its side", async () => {
  const turned = image(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await problemsWith("a.jpg", await turned)).toEqual([containing("Export it upright.")]);
});

it.each([
  [
    "![A leaf](./leaf.png)",
    'shows "./leaf.png", which isn\'t in static/. Put the image there, and',
  ],
  ["![A leaf](https://cdn.example/a.png)", "which isn't in static/."],
  ["![A leaf]()", 'shows "", which isn\'t in static/.'],
  ['<p>\n<img src="./quay.png" alt="A quay"></p>', 'shows "./quay.png"', 1],
] as [string, string, number?][])(
  "reports an image of a text that isn't in static/: %s",
  (text, message, below = 0) => {
    expect(problemsOf(text)).toEqual(anError(message, below));
  },
);
