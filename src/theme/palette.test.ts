import { blend, wcagContrast } from "culori";
import { dark, light } from "./palette";
import type { Palette } from "./palette";

type Name = keyof Palette;

/** Contrast of a colour on a background, 1 to 21 (WCAG 2.2); `ground` shines through a tint. */
const contrast = (color: string, background: string, ground = background): number =>
  wcagContrast(color, blend([ground, background]));

it.each([light, dark])("dims the paper as the backdrop does", (palette) => {
  const [wanted, is] = [blend([palette.paper, palette.backdrop]), palette.dimmed];
  expect(wcagContrast(wanted, is)).toBeLessThan(1.02);
});

const grounds: Name[] = ["paper", "surface", "sunken"];
const texts: Name[] = ["ink", "muted", "accent", "accentStrong", "ai"];
const issueTypes: Name[] = ["epic", "story", "task", "research", "bug"];
const onColour: [Name, Name][] = [
  ["onAccent", "accent"],
  ["onAccent", "accentStrong"],
  ["onAi", "ai"],
  ["onClosing", "closing"],
  ["paper", "ink"],
];
const onTint: [Name, Name, Name][] = [
  ...["muted", ...issueTypes].map((name): [Name, Name, Name] => [
    name as Name,
    "accentTint",
    "surface",
  ]),
  ["ai", "aiTint", "surface"],
  ["ai", "aiTint", "paper"],
  ["accent", "accentTint", "paper"],
  ["ink", "accentTint", "paper"],
];

it("measures the contrast on a tint with what shines through", () => {
  expect(contrast("#FFFFFF", "rgb(0 0 0 / 50%)", "#FFFFFF")).toBeCloseTo(3.98, 2);
});

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s scheme", (_name, palette) => {
  const pairs = [...texts, ...issueTypes].flatMap((text) =>
    grounds.map((ground): [Name, Name] => [text, ground]),
  );

  it.each([...pairs, ...onColour])("lets %s be read on %s", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onTint)("lets %s be read on %s over %s", (text, tint, ground) => {
    expect(contrast(palette[text], palette[tint], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("shows the edge of a control on %s", (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
