import sharp from "sharp";
import {
  afterReplace,
  containing,
  fern,
  imageProblemsAfter,
  problemsAfter,
} from "../testing/nursery";

const dark = { file: `content/${fern}`, line: 7, field: "imageDark", severity: "warning" };

it("a @square image is square, and @image(min) is its width", async () => {
  const problems = await imageProblemsAfter((draft) => {
    draft.set("growers/ada.json", "image", "../plants/fern/leaf.png");
    draft.replace(fern, "image: ./leaf.png", "image: ../../growers/ada.png");
  });
  expect(problems).toContainEqual(
    expect.objectContaining({ message: "is 800 × 600 px, but should be square. Crop it." }),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({
      field: "image",
      message: containing("ada.png, which is 400 px wide but displayed at up to 600 px."),
    }),
  );
});

it("a photo that a phone has turned is as wide as a page shows it", async () => {
  const create = { width: 400, height: 800, channels: 3, background: "#c06040" } as const;
  const turned = await sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const problems = await imageProblemsAfter((draft) => {
    draft.write("plants/moss/leaf.jpg", turned);
    draft.replace("plants/moss/index.md", "../fern/leaf.png", "./leaf.jpg");
  });
  expect(problems).toEqual([]);
});

it("a file name isn't a description", () => {
  expect(afterReplace(fern, "A green leaf", "leaf")).toMatchObject([
    {
      ...{ line: 8, field: "imageAlt" },
      message: 'uses the file name "leaf" as alternative text. Describe what the image shows.',
    },
  ]);
});

it("a dark image is another file of the same shape", async () => {
  const message = "is the same file as `image`. Use the dark version, or remove this field.";
  expect(afterReplace(fern, "./leaf-dark.png", "leaf.png")).toContainEqual({ ...dark, message });
  const square = await imageProblemsAfter((draft) =>
    draft.copy("growers/ada.png", "plants/fern/leaf-dark.png"),
  );
  expect(square).toContainEqual({
    ...dark,
    message: "is 400 × 400 px, but `image` is 800 × 600 px. Give both the same proportions.",
  });
});

it("an unused image is reported, unless its folder lacks one", () => {
  const unused = {
    ...{ file: "content/growers/una.png", field: "file", severity: "warning" },
    message: "isn't used anywhere. Use it or delete it.",
  };
  const copy = (change: string) =>
    problemsAfter((draft) => {
      draft.copy("growers/ada.png", "growers/una.png");
      draft.replace("growers/ada.json", "./ada.png", change);
    });
  expect(copy("./ada.png")).toEqual([unused]);
  expect(copy("./ad.png")).toMatchObject([{ file: "content/growers/ada.json", field: "image" }]);
});

it.each([
  [
    "./quay.png",
    'shows "./quay.png", which doesn\'t exist. Put the image in the same folder as this',
  ],
  ["./Leaf.png", 'same folder as this file. Did you mean "leaf.png"?'],
  ["sea\\leaf.png", "the same folder as this file. Write ./leaf.png."],
  ["./leaf.heic", "which browsers can't display. Export it as .jpg or .png."],
  ["./leaf.svg", "isn't an image. Use a .png, .jpg, .webp or .avif file."],
])("a field names an image beside its file that can be shown: %s", (name, says) => {
  expect(afterReplace(fern, "./leaf.png", name)).toContainEqual({
    ...{ file: `content/${fern}`, line: 6, field: "image", message: containing(says) },
  });
});

it.each([
  ["cafe\u0301.png", "caf\u00e9.png", "decomposed accents (NFD). Rename it without accents."],
  [
    "at 9.41\u202fAM.png",
    "at 9.41 AM.png",
    "with a special space (U+202F), as in screenshots of a Mac. Rename it with hyphens.",
  ],
  ["le\u200baf 2.png", "leaf 2.png", "with an invisible character (U+200B). Rename it."],
  ["leaf 2.png", "leaf\u00a02.png", "a name that looks the same. Retype the name here."],
])("an image named %j isn't %j", (name, written, says) => {
  const problems = problemsAfter((draft) => {
    draft.copy("plants/fern/leaf.png", `plants/fern/${name}`);
    draft.replace(fern, "./leaf.png", `./${written}`);
  });
  expect(problems).toContainEqual(
    expect.objectContaining({ field: "image", message: containing(says) }),
  );
});

it("the name of an image isn't an address", () => {
  const by = (image: string) =>
    problemsAfter((draft) => {
      draft.copy("growers/ada.png", "growers/ada #1%20.png");
      draft.set("growers/ada.json", "image", image);
    }).filter(({ severity }) => !severity);
  expect(by("./ada #1%20.png")).toEqual([]);
  expect(by("./ada #2%20.png")).toMatchObject([{ message: containing("doesn't exist") }]);
});

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c06040" } });
const png = (width: number, height: number) => image(width, height).png().toBuffer();

/** Problems of the moss's image, which is 800 × 600 px. */
const imageProblems = async (name: string, bytes: Buffer) =>
  (
    await imageProblemsAfter((draft) => {
      draft.write(`plants/moss/${name}`, bytes);
      draft.replace("plants/moss/index.md", "../fern/leaf.png", `./${name}`);
    })
  ).map(({ field, message, severity }) => ({ field, message, severity }));

it.each([
  ["no.png", Buffer.from("words"), "isn't a valid image. Export it again."],
  ["tall.png", png(720, 18_000), "is too large for the web (720 × 18000 px). Crop it."],
])("an image that can't be shown is an error: %s", async (name, bytes, says) => {
  expect(await imageProblems(name, await bytes)).toEqual([
    { field: "image", message: containing(says), severity: undefined },
  ]);
});

it("a large file is a warning", async () => {
  const large = Buffer.concat([await png(800, 600), Buffer.alloc(1_200_000)]);
  const says = "Compress or resize it to less than 1 MB.";
  expect(await imageProblems("large.png", large)).toEqual([
    { field: "image", message: containing(says), severity: "warning" },
  ]);
});

it("what sharp can read is an image, whatever its name says", async () => {
  expect(await imageProblems("photo.png", await image(800, 600).jpeg().toBuffer())).toEqual([]);
});
