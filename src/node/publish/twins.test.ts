import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { writeTwins } from "./twins";

let folder = "";
const site = {
  pages: [{ path: "/a" }, { path: "/b" }],
  product: { siteUrl: "https://beacon.example" },
} as Parameters<typeof writeTwins>[0];

const page = async (name: string, main: string, footer: string) => {
  await fs.mkdir(path.join(folder, name), { recursive: true });
  const html = `<body><main class="x"><p>${main}</p></main><footer>${footer}</footer></body>`;
  await fs.writeFile(path.join(folder, name, "index.html"), html);
};
const twin = (name: string) => fs.readFile(path.join(folder, `${name}.md`), "utf8");

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "twins-"));
  process.env.BUILD_CACHE = path.join(folder, "cache");
  await page("a", "One", "Foot");
  await page("b", "Two", "Foot");
});

afterEach(async () => {
  delete process.env.BUILD_CACHE;
  await fs.rm(folder, { recursive: true });
});

it("makes only the twin of a page that has changed", async () => {
  expect(await writeTwins(site, folder)).toBe(2);
  expect(await twin("a")).toBe("One\n\nSource: <https://beacon.example/a>\n");
  await page("a", "Three", "Foot");
  expect(await writeTwins(site, folder)).toBe(1);
  expect(await twin("a")).toContain("Three");
  expect(await twin("b")).toContain("Two");
});

it("ignores changes outside of <main>", async () => {
  await writeTwins(site, folder);
  await page("a", "One", "Another foot, with the name of another script");
  expect(await writeTwins(site, folder)).toBe(0);
});

it("has both faces of a card, and a space before what only a style puts below a text", async () => {
  const faces = ["false", "true"].map(
    (hidden) => `<div aria-hidden="${hidden}" data-face><p>Face ${hidden}</p></div>`,
  );
  const cell = `<p>a campaign<span><a href="/docs">docs</a></span></p>`;
  await page("a", `</p>${faces.join("")}<p aria-hidden="true">Drawn</p>${cell}<p>`, "Foot");
  await writeTwins(site, folder);
  expect(await twin("a")).toMatch(/^Face false\n\nFace true\n\na campaign \[docs\]/);
});

it("has the light one of two pictures for both schemes", async () => {
  const pair = ["light", "dark"].map(
    (scheme) =>
      `<picture data-scheme="${scheme}"><img src="/${scheme}.png" alt="A lamp"></picture>`,
  );
  await page("a", pair.join(""), "Foot");
  await writeTwins(site, folder);
  expect(await twin("a")).toContain("![A lamp](https://beacon.example/light.png)");
  expect(await twin("a")).not.toContain("dark");
});

it("leaves a file alone that is right, and brings one back that has gone", async () => {
  await writeTwins(site, folder);
  const { mtimeMs } = await fs.stat(path.join(folder, "a.md"));
  await fs.rm(path.join(folder, "b.md"));
  expect(await writeTwins(site, folder)).toBe(0);
  expect((await fs.stat(path.join(folder, "a.md"))).mtimeMs).toBe(mtimeMs);
  expect(await twin("b")).toContain("Two");
});

it("reports a page without <main>", async () => {
  await fs.writeFile(path.join(folder, "b", "index.html"), "<body><p>Two</p></body>");
  await expect(writeTwins(site, folder)).rejects.toThrow("https://beacon.example/b has no <main>");
});
