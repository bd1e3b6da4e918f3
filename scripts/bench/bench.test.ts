import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { bodyOf, frontMatter } from "./articles.mjs";
import { kindOf, listBytes } from "./made.mjs";
import { measure } from "./measure.mjs";
import { scene } from "./scene.mjs";

const size = [1600, 840] as const;

it("draws every article another picture, and the same one each time", () => {
  expect(scene(size, "cover 1")).toBe(scene(size, "cover 1"));
  expect(scene(size, "cover 1")).not.toBe(scene(size, "cover 2"));
});

it("writes articles with a picture, code and a table, none like another", () => {
  const [body, other] = [bodyOf(1), bodyOf(2)];
  expect(body).toMatch(/!\[.+\]\(\.\/board\.png/);
  expect(body).toContain("```ts");
  expect(body).toContain("| What | Points | Weeks |");
  expect(body).not.toBe(other);
  const days = [1, 2].map((number) => frontMatter(number, "a", "b").date);
  expect(new Set(days).size).toBe(2);
});

it("gives no article a title that a card cannot hold", () => {
  const titles = Array.from({ length: 1000 }, (_, at) => frontMatter(at + 1, "a", "b").title);
  expect(new Set(titles).size).toBe(1000);
  expect(Math.max(...titles.map(({ length }) => length))).toBeLessThanOrEqual(80);
});

it("knows cards, pictures and twins by their addresses", () => {
  expect(kindOf("cards/blog/a.png")).toBe("cards");
  expect(kindOf("static/1f-2e/cover-400.avif")).toBe("pictures");
  expect(kindOf("blog/a.md")).toBe("twins");
  expect(kindOf("icon-192.png")).toBeUndefined();
});

it("weighs the heaviest page of a list", () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), "bench-"));
  const pages = { "blog/index.html": 5, "blog/page/2/index.html": 7, "blog/page/2.md": 99 };
  const data = { "page-data/blog/page-data.json": 3, "page-data/blog/page/2/page-data.json": 2 };
  for (const [name, bytes] of Object.entries({ ...pages, ...data })) {
    const file = path.join(site, "public", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, "x".repeat(bytes));
  }
  expect(listBytes(site, "/blog")).toEqual({ pages: 2, html: 7, data: 3 });
  fs.rmSync(site, { recursive: true });
});

it("measures a program and tells when it failed", async () => {
  // Seconds are told to a tenth.
  const program = "setTimeout(() => process.exit(3), 100)";
  const measured = await measure(["-e", program], ".", { log: "/dev/null" });
  expect(measured.ok).toBe(false);
  expect(measured.seconds).toBeGreaterThan(0);
});
