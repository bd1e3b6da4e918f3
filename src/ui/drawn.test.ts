import fs from "node:fs";
import { icons } from "./drawn";

test("matches the order and spacing of icons in the sprite sheet", () => {
  const sheet = fs.readFileSync("static/icons.svg", "utf8");
  const groups = Array.from(sheet.matchAll(/<g id="(\w+)"(?: transform="translate\(0 (\d+)\))?/g));
  expect(groups.map(([, id, y = 0]) => [id, Number(y)])).toEqual(
    icons.map((icon, index) => [icon, 48 * index]),
  );
  expect(sheet).toContain(`viewBox="0 0 24 ${24 * (2 * icons.length - 1)}"`);
});
