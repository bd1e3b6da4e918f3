import { aWarning, anError, fern, problemsAfter, problemsOf } from "../../testing/nursery";

it.each([
  ["![A quay](./quay.png)", 'shows "./quay.png", which doesn\'t exist. Put the image in the same'],
  ["![A leaf](./Leaf.png)", 'same folder as this file. Did you mean "leaf.png"?'],
  ["![A leaf](sea\\leaf.png)", "the same folder as this file. Write ./leaf.png."],
  ['<p>\n<img src="./quay.png" alt="A quay"></p>', 'shows "./quay.png"', 1],
  ["![A leaf](https://cdn.example/a.png)", "which browsers won't load. Put the image in"],
  ["![A leaf](/logo-1.svg)", 'shows "/logo-1.svg", which isn\'t in static/.'],
  ["![A leaf](./leaf.heic)", "which browsers can't display. Export it as .jpg or .png."],
  ["![A film](./leaf.mp4)", "is a video. Use an image that links to the video instead."],
  ["![A leaf]()", "has an image without a file name. Upload the image and write"],
] as [string, string, number?][])("an error: %s", (text, says, below = 0) => {
  expect(problemsOf(text)).toEqual(anError(says, below));
});

it.each([
  ["![leaf.png](./leaf.png)", 'uses the file name "leaf.png" as alternative text.'],
  ["![Leaf](leaf.png)", 'uses the file name "Leaf" as alternative text.'],
  ["![A leaf](./leaf.png#broad)", "has #broad after an image, but only #wide works."],
])("a warning: %s", (text, says) => {
  expect(problemsOf(text)).toEqual(aWarning(says));
});

it("a file name that only looks like the image's is reported", () => {
  const problems = problemsAfter((draft) => {
    draft.copy("plants/fern/leaf.png", "plants/fern/caf\u0065\u0301.png");
    draft.append(fern, "![A leaf](./caf\u00e9.png)");
  });
  expect(problems).toEqual(anError("Rename it without accents."));
});

/** The header of a PNG, which contains its size. */
function png(width: number, height = width, bytes = 100): Buffer {
  const file = Buffer.alloc(bytes);
  file.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

it.each([
  ["large.png", png(800, 800, 1_200_000), aWarning("Compress or resize it to less than 1 MB.")],
  [
    "new.png",
    Buffer.concat([png(800), Buffer.from("Say what it needs.")]),
    aWarning("which is the placeholder from npm run new. Replace it with your own image."),
  ],
  [
    "mute.svg",
    Buffer.from('<svg width="9" height="9"/>'),
    anError('which browsers won\'t display. Add xmlns="http://www.w3.org/2000/svg"'),
  ],
  ["no.png", Buffer.from("words"), anError("isn't a valid image. Export it again.")],
  ["tall.png", png(720, 18_000), anError("is too large for the web (720 × 18000 px). Crop it")],
])("what browsers can't show well is reported: %s", (name, bytes, expected) => {
  const problems = problemsAfter((draft) => {
    draft.write(`plants/fern/${name}`, bytes);
    draft.append(fern, `![By night](./${name})`);
  });
  expect(problems).toEqual(expected);
});
