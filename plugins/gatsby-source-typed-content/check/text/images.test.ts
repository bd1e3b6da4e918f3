import sharp from "sharp";
import { aWarning, anError, containing, fern, problemsAfter } from "../../testing/nursery";
import { imageProblemsAfter, problemsOf } from "../../testing/nursery";

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

it.each([
  ["cafe\u0301.png", "./caf\u00e9.png", "decomposed accents (NFD). Rename it without accents."],
  [
    "at 9.41\u202fAM.png",
    "./at%209.41%20AM.png",
    "with a special space (U+202F), as in screenshots of a Mac. Rename it with hyphens.",
  ],
  ["le\u200baf 2.png", "./leaf%202.png", "with an invisible character (U+200B). Rename it."],
  ["leaf 2.png", "./leaf\u00a02.png", "a name that looks the same. Retype the name here."],
])("an image named %j isn't %j", (name, address, says) => {
  const problems = problemsAfter((draft) => {
    draft.copy("plants/fern/leaf.png", `plants/fern/${name}`);
    draft.append(fern, `![A leaf](${address})`);
  });
  expect(problems).toEqual(anError(says));
});

it.each(["issue #42.png", "100%.png", "50%20 done.png", "what?.png", "at 9.41\u202fAM.png"])(
  "an image can be named %j, and advice is written the way it works",
  (name) => {
    const after = (address: string) =>
      problemsAfter((draft) => {
        draft.copy("plants/fern/leaf.png", `plants/fern/${name}`);
        draft.append(fern, `![A leaf](./${address}#wide)`);
      });
    const address = encodeURIComponent(name);
    expect(after(address)).toEqual([]);
    const [problem] = after(`x${address}`);
    const meant = /Did you mean "(.+)"\?$/.exec(problem?.message ?? "")?.[1] ?? "";
    expect(after(meant)).toEqual([]);
  },
);

it("the name of an image in a field isn't an address", () => {
  const by = (image: string) =>
    problemsAfter((draft) => {
      draft.copy("growers/ada.png", "growers/ada #1%20.png");
      draft.set("growers/ada.json", "image", image);
    }).filter(({ severity }) => !severity);
  expect(by("./ada #1%20.png")).toEqual([]);
  expect(by("./ada #2%20.png")).toMatchObject([{ message: containing("doesn't exist") }]);
});

const image = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: "#c06040" } });
const png = (width: number, height?: number) => image(width, height).png().toBuffer();
const svg = (attributes: string) => Buffer.from(`<svg ${attributes} width="9" height="9"/>`);
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

/** Problems of a text that shows an image. */
const shown = (name: string, bytes: Buffer) =>
  imageProblemsAfter((draft) => {
    draft.write(`plants/fern/${name}`, bytes);
    draft.append(fern, `![By night](./${name})`);
  });

it.each([
  ["mute.svg", svg(""), 'which browsers won\'t display. Add xmlns="http://www.w3.org/2000/svg"'],
  ["cut.svg", svg(xmlns).subarray(0, -3), "isn't a valid image. Export it again."],
  ["no.png", Buffer.from("words"), "isn't a valid image. Export it again."],
  ["tall.png", png(720, 18_000), "is too large for the web (720 × 18000 px). Crop it"],
])("an image that can't be shown is an error: %s", async (name, bytes, says) => {
  expect(await shown(name, await bytes)).toEqual(anError(says));
});

it("a large file is a warning", async () => {
  const large = Buffer.concat([await png(800), Buffer.alloc(1_200_000)]);
  const says = "Compress or resize it to less than 1 MB.";
  expect(await shown("large.png", large)).toEqual(aWarning(says));
});

it.each([
  ["drawio.svg", svg(`${xmlns} content="${"&lt;mxfile&gt; ".repeat(20_000)}"`)],
  [
    "prolog.svg",
    Buffer.from(`<?xml version="1.0"?>\n<!-- ${"A".repeat(9000)} -->\n${svg(xmlns).toString()}`),
  ],
  ["boxed.svg", Buffer.from(`<svg ${xmlns} viewBox="0 0 9 9"></svg>`)],
  ["photo.png", image(800).jpeg().toBuffer()],
  ["still.gif", image(800).gif().toBuffer()],
])("what can be shown is an image: %s", async (name, bytes) => {
  expect(await shown(name, await bytes)).toEqual([]);
});
