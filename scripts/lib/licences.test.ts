/** Licences stand where they have to. */
import fs from "node:fs";

const read = (file: string) => fs.readFileSync(file, "utf8");
const fonts = fs.readdirSync("static/static").filter((file) => file.endsWith(".woff2"));

/** Below the line with the copyright, all copies of the licence are the same. */
const terms = (license: string) => license.slice(license.indexOf("\n"));
const packaged = terms(read("node_modules/@fontsource-variable/geist/LICENSE"));

it.each(fonts)("the licence of %s stands beside it, whole and with the copyright", (font) => {
  const name = font.replace(/-[0-9a-f]{20}\.woff2$/, "");
  const license = read(`static/static/${name}.OFL.txt`);
  expect(license).toMatch(/^Copyright \d{4} The .+ Project Authors/);
  expect(terms(license)).toBe(packaged);
  expect(packaged).toContain("SIL Open Font License, Version 1.1");
  expect(read("NOTICE.md")).toContain(`\`${name}\``);
});

it("the project's own is the one that package.json names", () => {
  const { license } = JSON.parse(read("package.json")) as { license: string };
  expect(read("LICENSE")).toContain(`${license} License`);
});
