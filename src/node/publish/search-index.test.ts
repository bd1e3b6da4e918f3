import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fixtureContent } from "../../testing/fixture-content";
import { readSite } from "../read-content";
import { searchPages } from "./search-document";
import { writeSearchIndex } from "./search-index";

/** Addresses in the order in which Pagefind got them. */
const mockAdded: string[] = [];
const fine = { errors: [] };

// The real one is an ES module, which Jest cannot `require`.
jest.mock("node:module", () => ({
  createRequire: () => () => ({
    createIndex: () => ({
      ...fine,
      index: {
        addHTMLFile: ({ url }: { url: string }) => {
          mockAdded.push(url);
          return fine;
        },
        writeFiles: ({ outputPath }: { outputPath: string }) => {
          jest.requireActual<typeof fs>("node:fs").mkdirSync(outputPath, { recursive: true });
          return fine;
        },
      },
    }),
    close: () => undefined,
  }),
}));

const content = readSite(fixtureContent);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "search-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it("hands Pagefind the pages in one order, in whichever they can be read: it numbers them", async () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: path.join(folder, "cache") });
  const order = searchPages(content).map(({ path: address }) => address);
  await writeSearchIndex(folder, content, async ({ path: address }) => {
    await setTimeout(20 * (order.length - order.indexOf(address)));
    return `<main><h1>${address}</h1></main>`;
  });
  expect(mockAdded).toEqual(order);
});
