import sharp from "sharp";
import { anError, containing, fern, imageProblemsAfter, problemsOf } from "../fixtures/nursery";

const moss = "plants/moss/index.md";

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c06040" } });

/** Problems of the moss with another image. */
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
])("a field names an image that exists and can be shown: %s", async (name, says) => {
  expect(await problemsWith(name)).toEqual([containing(says)]);
});

it("the name of an image that is like an existing one gets a suggestion", async () => {
  const problems = await imageProblemsAfter((draft) =>
    draft.replace(fern, "./leaf.png", "img/laef.png"),
  );
  expect(problems).toMatchObject([{ message: containing('Did you mean "leaf.png"?') }]);
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s is decoded to its end, and what a phone adds after that is fine",
  async (format) => {
    const bytes = await image(800, 600).toFormat(format).toBuffer();
    const cut = bytes.subarray(0, bytes.length - 60);
    const says = /^shows "a\.\w+", which can't be decoded \(.+\)\. Export it again\.$/;
    expect(await problemsWith(`a.${format}`, cut)).toEqual([expect.stringMatching(says)]);
    const film = Buffer.concat([bytes, Buffer.alloc(20_000, "ftypmp42")]);
    expect(await problemsWith(`a.${format}`, film)).toEqual([]);
  },
);

it("what isn't an image, or is too large or too small for a page, is reported", async () => {
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

it("a photo that a phone has stored on its side has to be exported upright", async () => {
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
] as [string, string, number?][])("images of texts are in static/: %s", (text, says, below = 0) => {
  expect(problemsOf(text)).toEqual(anError(says, below));
});
