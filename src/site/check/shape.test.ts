import fs from "node:fs";
import path from "node:path";
import { afterReplace, afterSet, lineOf, problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";
const release = "releases/v0.2.0/index.md";

it.each(["", 'title: ""', 'title: "  "', "title:"])(
  "a missing field is reported, written as %j",
  (by) => {
    expect(afterReplace(article, "title: First light", by)).toEqual([
      { file: `content/${article}`, line: 2, field: "title", message: "is missing. Add it." },
    ]);
  },
);

it.each(["29 Mar 2025", "2025-3-29", "20250329", "2025-13-01", "2025-02-30"])(
  "%s is no date",
  (day) => {
    const message = "must be a valid date, like 2025-10-10.";
    expect(afterReplace(article, "date: 2025-01-10", `date: ${day}`)).toMatchObject([
      { field: "date", message },
    ]);
  },
);

it("a list where a text belongs is refused", () => {
  const message = 'must be text. Remove the brackets from ["Light"].';
  expect(afterReplace(article, "category: Light", "category: [Light]")).toMatchObject([
    { field: "category", message },
  ]);
});

it.each<[file: string, field: string, value: unknown, at: string, message: string]>([
  [
    "agents.json",
    "agents",
    [{ drawing: "triage", name: "Reads", job: "Reads the mail." }],
    "agents",
    "has 1 entry, but needs at least 2.",
  ],
  [
    "hero.json",
    "facts[1]",
    { text: "Free", to: "/blog" },
    "facts[1].text",
    '"Free" appears twice. Change one of them.',
  ],
  [
    "demo-project.json",
    "issues[3].epic",
    "CRN-9",
    "issues[3].epic",
    'refers to "CRN-9", which isn\'t in content/demo-project.json. Available: CRN-1, CRN-2',
  ],
  [
    "demo-project.json",
    "issues[3].epic",
    "CRN-2",
    "issues[3].epic",
    '"CRN-2" has the type Story. Use the key of an epic.',
  ],
])("a list of %s is refused where %s is %j", (file, field, value, at, says) => {
  const message = expect.stringContaining(says) as string;
  expect(afterSet(file, field, value)).toMatchObject([{ field: at, message }]);
});

it("an e-mail address with a period at the end is refused", () => {
  const by = ["mail@beacon.example", "mail@beacon.example."] as const;
  expect(afterReplace("product.json", ...by)).toMatchObject([{ field: "email" }]);
});

describe("an image", () => {
  const notThere = "doesn't exist. Put the image in the same folder as this file.";
  const written = "image: ./picture.png";

  it.each([
    ["has other capitals", "./Picture.png", notThere],
    ["is a folder", ".", "isn't an image. Use a .png, .jpg, .webp or .avif file."],
    ["is of a camera", "./a.HEIC", "browsers can't display. Export it as .jpg or .png."],
    ["is another file", "./index.md", "isn't an image. Use a .png, .jpg, .webp or .avif file."],
  ])("is refused when it %s", (_how, image, why) => {
    const message = expect.stringContaining(`"${image}", which ${why}`) as string;
    expect(afterReplace(release, written, `image: ${image}`)).toEqual([
      { file: `content/${release}`, line: lineOf(release, written), field: "image", message },
    ]);
  });

  it("is another one for the dark theme", () => {
    const message = "is the same file as `image`. Use the dark version, or remove this field.";
    const problems = afterReplace(
      release,
      "imageDark: ./picture-dark.png",
      "imageDark: picture.png",
    );
    expect(problems).toContainEqual(expect.objectContaining({ field: "imageDark", message }));
  });

  it("has the same shape for the dark theme", () => {
    const problems = problemsAfter(({ root }) =>
      fs.cpSync(
        path.join(root, "people/jon-lund.png"),
        path.join(root, "releases/v0.2.0/picture-dark.png"),
      ),
    );
    const field = "imageDark";
    const message =
      "is 640 × 640 px, but `image` is 1600 × 1000 px. Give both the same proportions.";
    expect(problems).toContainEqual(
      expect.objectContaining({ file: `content/${release}`, field, message }),
    );
  });
});
