import type * as FileSystem from "node:fs";
import { fixtureContent } from "../../testing/fixture-content";
import { temporaryFolder } from "../../testing/temporary-folder";
import { readSite } from "../read-content";
import { searchPages } from "./search-document";
import { searchTexts, writeSearchIndex } from "./search-index";

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
const mainOf = ({ path: address }: { path: string }) => `<main><h1>${address}</h1></main>`;

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: folder.at("cache") });
  mockAdded.length = 0;
});

it("pages reach Pagefind in one order, in whichever they were read", async () => {
  const texts = await searchTexts(content, mainOf);
  await writeSearchIndex(folder.at("."), content, new Map([...texts].reverse()));
  expect(mockAdded).toEqual(pages);
});

it("a page that Pagefind cannot index is reported", async () => {
  mockFaults.set("/pricing", "too long");
  const texts = await searchTexts(content, mainOf);
  await expect(writeSearchIndex(folder.at("."), content, texts)).rejects.toThrow(
    "Search: /pricing: too long",
  );
});
