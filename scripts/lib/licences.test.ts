/** Licences stand where they have to. */
import fs from "node:fs";

const read = (file: string) => fs.readFileSync(file, "utf8");
const fonts = fs.readdirSync("static/static").filter((file) => file.endsWith(".woff2"));

it.each(fonts)("the licence of %s stands beside it, as its package has it", (font) => {
  const name = font.replace(/-[0-9a-f]{20}\.woff2$/, "");
  const license = read(`static/static/${name}.OFL.txt`);
  expect(license).toBe(read(`node_modules/@fontsource-variable/${name}/LICENSE`));
  expect(license).toContain("SIL Open Font License, Version 1.1");
  expect(read("NOTICE.md")).toContain(`\`${name}\``);
});

it("the project's own is the one that package.json names", () => {
  const { license } = JSON.parse(read("package.json")) as { license: string };
  expect(read("LICENSE")).toContain(`${license} License`);
});
