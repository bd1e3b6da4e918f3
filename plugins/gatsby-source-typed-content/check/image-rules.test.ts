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
