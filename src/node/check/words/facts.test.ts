import { afterReplace, afterSet, problemsAfter } from "../../../testing/fixture-content";
import type { Draft } from "../../../testing/fixture-content";

const article = ["articles/first/index.md", "More text."] as const;
const terms = ["terms/index.md", "Text."] as const;
const cell = (column: number) => `rows[3].cells[${column}].text`;

it.each([
  ["a part of another name", "Beacons, @Beacon, a.beacon.example, https://beacon.example.org"],
  ["another file's name of it", "{product.name}"],
])("%s is not the product's name", (_what, text) => {
  expect(afterReplace(...article, text)).toEqual([]);
});

it.each([
  ["several months or people", terms, "{product.name} is €24, €168 or €0."],
  ["what a year saves", terms, "{product.name} for a year saves €12."],
  ["another tool", terms, "Unlike {product.name}, Lantern is €9."],
  ["something else", terms, "A lamp is €9."],
  ["the past, in an article", article, "{product.name} was €9."],
  ["an amount that is no price", terms, "{product.name} has €9M."],
])("a price is accepted that is of %s", (_what, [file, find], text) => {
  expect(afterReplace(file, find, text)).toEqual([]);
});

it.each([
  [...terms, "{product.name} is €8.", "Write €{plans.plans.1.monthly}, which follows it."],
  [...terms, "{product.name} is eight euros.", "Write €{plans.plans.1.monthly}, which follows it."],
  ["plans.json", "Answer.", "It is € 7.", "Write €{plans.plans.1.yearly}, which follows it."],
])("a price of ours has a placeholder, in %s", (file, find, text, says) => {
  const message = expect.stringContaining(says) as string;
  expect(afterReplace(file, find, text)).toMatchObject([{ message, severity: "warning" }]);
});

it.each(["{product.name} is for up to ten people.", "Up to 5 people use {product.name}."])(
  "a limit of ours is a plan's: %s",
  (text) => {
    const found = afterReplace(...terms, text).map(({ message }) => message);
    const message =
      'says "up to ten people", but content/plans.json has 5 seats. Correct one of the two.';
    expect(found).toEqual(text.includes("ten") ? [message] : []);
  },
);

it.each(["Mail to ola@sea.example.", "@beacon.example"])(
  "a name of something else is accepted: %s",
  (text) => {
    expect(afterReplace(...article, text)).toEqual([]);
  },
);

it("a promise of what has shipped is reported", () => {
  const message = expect.stringContaining('"Signal lamp", which 0.2.0 has shipped.') as string;
  const problems = afterReplace(...terms, "The signal lamp is coming soon.");
  expect(problems).toMatchObject([{ line: 12, message, severity: "warning" }]);
});

it("a price in our column of the comparison is one of ours", () => {
  const message = expect.stringContaining('says "€9", which is the price of no plan') as string;
  expect(afterSet("comparison.json", cell(0), "€9")).toContainEqual(
    expect.objectContaining({ field: cell(0), message }),
  );
  expect(afterSet("comparison.json", cell(1), "€9")).not.toContainEqual(
    expect.objectContaining({ message }),
  );
});

it("a promise names what is beside it in the file, unless it names something itself", () => {
  const promise = (text: string) =>
    problemsAfter((draft: Draft) => {
      draft.set("agents.json", "eyebrow", "The signal lamp");
      draft.set("agents.json", "soon", text);
    });
  const message = expect.stringContaining('says "Coming soon" of "Signal lamp"') as string;
  expect(promise("Coming soon")).toMatchObject([{ field: "soon", message }]);
  expect(promise("Coming soon: planned")).toEqual([]);
});

it.each([
  ["in an article, of its day", article, "The signal lamp is coming soon, planned for 2024."],
  [
    "of something that has not shipped",
    terms,
    "What is planned is coming soon, planned for Q2 2025.",
  ],
  ["of a time in the past tense", terms, "It came in 2024."],
  ["of what goes on since then", terms, "It is open since 2023, and due since May 2024."],
  ["of a time to come", terms, "It ships in June 2025, and opens in summer 2025 or late 2025."],
])("a promise is accepted %s", (_what, [file, find], text) => {
  expect(afterReplace(file, find, text)).toEqual([]);
});

it("a promise of another tool is its own", () => {
  const problems = problemsAfter((draft) => {
    draft.set("comparison.json", "rows[2].aspect", "Signal lamp");
    draft.set("comparison.json", "rows[2].cells[1].text", "5 people, planned for 2024");
  });
  expect(problems.map(({ message }) => message).join()).not.toContain("planned for");
});

it.each(["plans.json", "comparison.json", "product.json", "roadmap.json", "words.json"])(
  "a broken file hides nothing and breaks nothing: %s",
  (file) => {
    const found = ["{", "{}", '{ "currency": "EUR" }', undefined].map((broken) =>
      problemsAfter((draft) => {
        if (broken) draft.write(file, broken);
        else draft.remove(file);
        draft.replace(...article, "More of the text..");
        draft.replace(...terms, "{product.name} is €9.");
      }),
    );
    const message = expect.stringContaining('has ".."') as string;
    for (const problems of found)
      expect(problems).toContainEqual(expect.objectContaining({ message }));
  },
);

it("a promise of what a note of a release has brought is reported, in the same sentence", () => {
  const after = (text: string) =>
    problemsAfter((draft) => {
      draft.replace("releases/v0.1.0/index.md", "**A lamp.**", "**Brass lamp.**");
      draft.replace(...terms, text);
      draft.set("roadmap.json", "stages[1].items[0].text", "Brass Lamp");
    }).map(({ message }) => message);
  const item = 'is a note of 0.1.0, but is shown as still to come. Add "release": "0.1.0".';
  const promise =
    'says "is planned" of "Brass lamp", which 0.1.0 has shipped. Say that it is here.';
  expect(after("Text. A brass lamp is planned.")).toEqual([item, promise]);
  expect(after("A brass lamp is lit. A bell is planned.")).toEqual([item]);
});
