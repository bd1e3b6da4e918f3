import fs from "node:fs";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { writeTwins } from "./twins";

const folder = temporaryFolder();
const write = () => {
  const site = { pages: [{ path: "/a" }], product: { siteUrl: "https://beacon.example" } };
  return writeTwins(site as Parameters<typeof writeTwins>[0], folder.at("."));
};

it("a page's text becomes its twin", async () => {
  folder.write(
    "a/index.html",
    "<body><main><h1>A</h1><p>One</p><label><input>All</label></main><footer>F</footer></body>",
  );
  await write();
  expect(folder.read("a.md")).toBe("# A\n\nOne\n\nSource: <https://beacon.example/a>\n");
});

it("the twin of a page that's gone is deleted", async () => {
  folder.write("a/index.html", "<body><main><h1>A</h1></main></body>");
  folder.write("list/gone.md", "# Gone");
  await write();
  expect(fs.readdirSync(folder.at("."), { recursive: true })).not.toContain("list/gone.md");
});

it("a page without <main> is reported", async () => {
  folder.write("a/index.html", "<body><p>Two</p></body>");
  await expect(write()).rejects.toThrow("https://beacon.example/a has no <main>");
});
