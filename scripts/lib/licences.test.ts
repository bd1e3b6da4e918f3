import fs from "node:fs";

const read = (file: string) => fs.readFileSync(file, "utf8");
const fonts = fs.readdirSync("static/static").filter((file) => file.endsWith(".woff2"));

/** The licence below the copyright line, which is equal in all copies. */
const terms = (license: string) => license.slice(license.indexOf("\n"));
const packaged = terms(read("node_modules/@fontsource-variable/geist/LICENSE"));

it.each(fonts)("%s has its licence next to it, complete and with the copyright", (font) => {
  const name = font.replace(/-[0-9a-f]{20}\.woff2$/, "");
  const license = read(`static/static/${name}.OFL.txt`);
  expect(license).toMatch(/^Copyright \d{4} The .+ Project Authors/);
  expect(terms(license)).toBe(packaged);
  expect(packaged).toContain("SIL Open Font License, Version 1.1");
  expect(read("NOTICE.md")).toContain(`\`${name}\``);
});

it("LICENSE is the licence in package.json", () => {
  const { license } = JSON.parse(read("package.json")) as { license: string };
  expect(read("LICENSE")).toContain(`${license} License`);
});
