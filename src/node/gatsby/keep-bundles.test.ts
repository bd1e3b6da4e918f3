import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { keepBundles } from "./keep-bundles";

afterEach(() => {
  delete process.env.BUILD_CACHE;
});

/** What a stage's cache becomes. */
function cacheOf(stage: string, cache: unknown = { type: "filesystem", name: stage }) {
  process.env.BUILD_CACHE = "/kept";
  const set = jest.fn<undefined, [{ cache: Record<string, string> }]>();
  const args = { stage, actions: { setWebpackConfig: set }, getConfig: () => ({ cache }) };
  keepBundles(args as unknown as CreateWebpackConfigArgs);
  return set.mock.calls[0]?.[0].cache;
}

it("keeps each stage of a build beside the other caches, as Gatsby has set it up", () => {
  const [scripts, html] = ["build-javascript", "build-html"].map((stage) => cacheOf(stage));
  expect(scripts).toMatchObject({ type: "filesystem", name: "build-javascript" });
  expect(scripts?.cacheLocation).toMatch(/^\/kept\/webpack\/[\da-f]{16}\/build-javascript$/);
  expect(path.dirname(html?.cacheLocation ?? "")).toBe(path.dirname(scripts?.cacheLocation ?? ""));
});

it("begins anew where other packages or another code of the build make it", () => {
  const before = cacheOf("build-html")?.version;
  expect(cacheOf("build-html")?.version).toBe(before);
  const read = fs.readFileSync;
  for (const changed of ["package-lock.json", "leave-out.ts", "gatsby-node.ts"]) {
    jest
      .spyOn(fs, "readFileSync")
      .mockImplementation(((file: string) =>
        file.endsWith(changed) ? Buffer.from("other") : read(file)) as typeof read);
    expect(cacheOf("build-html")?.version).not.toBe(before);
    jest.restoreAllMocks();
  }
  expect(cacheOf("build-html")?.version).toBe(before);
});

it.each([
  ["develop", undefined],
  ["build-html", false],
  ["build-html", { type: "memory" }],
])("leaves %s alone where its cache is %p", (stage, cache) => {
  expect(cacheOf(stage, cache)).toBeUndefined();
});
