import axe from "axe-core";
import { dark, light } from "./palette";
import type { Palette } from "./palette";

type Name = keyof Palette;

/** axe-core's color functions (WCAG 2.2), which its types lack. */
interface Color {
  parseString: (text: string) => void;
  /** Without opacity. */
  toHexString: () => string;
}
const { color } = axe.commons as unknown as {
  color: {
    Color: new () => Color;
    flattenColors: (above: Color, below: Color) => Color;
    getContrast: (background: Color, text: Color) => number;
  };
};

function parse(text: string): Color {
  const parsed = new color.Color();
  parsed.parseString(text);
  return parsed;
}

const blend = (above: string, below: string) => color.flattenColors(parse(above), parse(below));

/** Returns a ratio from 1 to 21. `ground` is behind a translucent background. */
const contrast = (text: string, background: string, ground = background): number =>
  color.getContrast(blend(background, ground), parse(text));

it.each([light, dark])("`dimmed` matches `paper` behind the backdrop", (palette) => {
  const dimmed = blend(palette.backdrop, palette.paper);
  expect(color.getContrast(dimmed, parse(palette.dimmed))).toBeLessThan(1.02);
});

it.each([light, dark])("tints match the hue of their color", (palette) => {
  const hexOf = (name: Name) => parse(palette[name]).toHexString();
  expect([hexOf("accentTint"), hexOf("aiTint")]).toEqual([hexOf("accent"), hexOf("ai")]);
});

const grounds: Name[] = ["paper", "surface", "sunken"];
const texts: Name[] = ["ink", "muted", "accent", "accentStrong", "ai"];
const issueTypes: Name[] = ["epic", "story", "task", "research", "bug"];
const onColor: [Name, Name][] = [
  ["onAccent", "accent"],
  ["onAccent", "accentStrong"],
  ["onClosing", "closing"],
  ["paper", "ink"],
  ["ink", "sand"],
];
const onTint: [Name, Name, Name][] = [
  ["ai", "aiTint", "surface"],
  ["ai", "aiTint", "paper"],
  ["accent", "accentTint", "paper"],
  ["muted", "accentTint", "paper"],
  ["ink", "accentTint", "paper"],
];

it("takes the ground behind a translucent background into account", () => {
  expect(contrast("#FFFFFF", "rgb(0 0 0 / 50%)", "#FFFFFF")).toBeCloseTo(3.95, 2);
});

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s scheme", (_name, palette) => {
  const pairs = [...texts, ...issueTypes].flatMap((text) =>
    grounds.map((ground): [Name, Name] => [text, ground]),
  );

  it.each([...pairs, ...onColor])("%s is readable on %s", (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onTint)("%s is readable on %s over %s", (text, tint, ground) => {
    expect(contrast(palette[text], palette[tint], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(issueTypes)("the icon for %s is visible on a stone", (type) => {
    expect(contrast(palette[type], palette.sand)).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)("edges of controls are visible on %s", (ground) => {
    expect(contrast(palette.edge, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
