import type * as FileSystem from "node:fs";
import { fixtureContent } from "../testing/fixture-content";
import { temporaryFolder } from "../testing/temporary-folder";
import { readSite } from "../site/content";
import { searchPages } from "./search-document";
import { writeSearchIndex } from "./search-index";

/** Addresses in the order in which Pagefind got them. */
const mockAdded: string[] = [];
/** Pagefind's errors, by page. */
const mockFaults = new Map<string, string>();
const fine = { errors: [] };

// The real one is an ES module, which Jest cannot `require`.
jest.mock("node:module", () => ({
  createRequire: () => () => ({
    createIndex: () => ({
      ...fine,
      index: {
        addHTMLFile: ({ url }: { url: string }) => {
          mockAdded.push(url);
          const fault = mockFaults.get(url);
          return fault ? { errors: [fault] } : fine;
        },
        writeFiles: ({ outputPath }: { outputPath: string }) => {
          jest
            .requireActual<typeof FileSystem>("node:fs")
            .mkdirSync(outputPath, { recursive: true });
          return fine;
        },
      },
    }),
    close: () => undefined,
  }),
}));

const content = readSite(fixtureContent);
const folder = temporaryFolder();
const pages = searchPages(content).map(({ path: address }) => address);
const texts = new Map(pages.map((address) => [address, `<h1>${address}</h1>`]));

it("pages reach Pagefind in one order, in whichever they were read", async () => {
  await writeSearchIndex(folder.at("."), content, new Map([...texts].reverse()));
  expect(mockAdded).toEqual(pages);
});

it("a page that Pagefind cannot index is reported", async () => {
  mockFaults.set("/pricing", "too long");
  await expect(writeSearchIndex(folder.at("."), content, texts)).rejects.toThrow(
    "Search: /pricing: too long",
  );
});
