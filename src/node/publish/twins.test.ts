import fs from "node:fs";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeTwins } from "./twins";

const folder = temporaryFolder();
const write = () => {
  const pages = [{ path: "/a" }, { path: "/b" }];
  const site = { pages, product: { siteUrl: "https://beacon.example" } };
  return writeTwins(site as Parameters<typeof writeTwins>[0], folder.at("."));
};
const page = (name: string, main: string, footer = "Foot") =>
  folder.write(
    `${name}/index.html`,
    `<body><main class="x"><p>${main}</p></main><footer>${footer}</footer></body>`,
  );

beforeEach(async () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: folder.at("cache") });
  page("a", "One");
  page("b", "Two");
  expect(await write()).toBe(2);
});

it("only the twin of a page with another <main> is made", async () => {
  expect(folder.read("a.md")).toBe("One\n\nSource: <https://beacon.example/a>\n");
  page("a", "Three");
  page("b", "Two", "Another foot, with the name of another script");
  expect(await write()).toBe(1);
  expect(folder.read("a.md")).toContain("Three");
});

it("a twin that is right is not written, and one that is gone comes from the cache", async () => {
  const { mtimeMs } = fs.statSync(folder.at("a.md"));
  folder.remove("b.md");
  expect(await write()).toBe(0);
  expect(fs.statSync(folder.at("a.md")).mtimeMs).toBe(mtimeMs);
  expect(folder.read("b.md")).toContain("Two");
});

it("a page without <main> is reported", async () => {
  folder.write("b/index.html", "<body><p>Two</p></body>");
  await expect(write()).rejects.toThrow("https://beacon.example/b has no <main>");
});
