import { EventEmitter } from "node:events";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreatePageArgs, SourceNodesArgs } from "gatsby";
import { readContent, readSite } from "../read-content";
import type { ContentReading } from "../read-content";
import { tinyContent } from "../testing/tiny-content";
import { setCurrentSite } from "./current-site";
import { followPage, serveProblems } from "./show-problems";
import { sourceContent } from "./source-content";
import { watchContent } from "./watch-content";

jest.mock("./watch-content");

const createNode = jest.fn<Promise<void>, [{ id: string }]>(() => Promise.resolve());
const deleteNode = jest.fn<undefined, [{ id: string }]>();
const log = jest.fn<undefined, [string]>();
const success = jest.fn();
let content: ReturnType<typeof tinyContent>;
let read: (reading: ContentReading<unknown>) => void;

const ids = (mock: { mock: { calls: [{ id: string }][] } }) =>
  mock.mock.calls.map(([{ id }]) => id);
const readAgain = () => read(readContent(content.options, content.folder));

beforeEach(async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  jest.mocked(watchContent).mockImplementation((_options, onReading) => {
    read = onReading;
    return () => Promise.resolve();
  });
  content = tinyContent();
  setCurrentSite(readSite(content.options, content.folder));
  const args = {
    actions: { createNode, deleteNode },
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => ({ id }),
    reporter: { log, success, warn: jest.fn() },
  };
  await sourceContent(args as unknown as SourceNodesArgs, content.options);
  createNode.mockClear();
});

afterEach(() => content.remove());

it("an edit creates only the changed node", () => {
  content.write("home.json", '{ "title": "Other" }');
  readAgain();
  expect(ids(createNode)).toEqual(["content/home.json"]);
  expect(ids(deleteNode)).toEqual([]);
});

it("a removed file deletes its node", () => {
  fs.rmSync(content.at("notes/b"), { recursive: true });
  readAgain();
  expect(ids(deleteNode)).toEqual(["content/notes/b/index.md"]);
  expect(ids(createNode)).toEqual([]);
});

/** An open page. */
function openPage() {
  const got: Record<string, unknown[]> = { message: [], moved: [] };
  const request = new EventEmitter();
  const response = {
    writeHead: () => undefined,
    write: (text: string) => {
      const [, event = "", data = ""] = /^event: (.+)\ndata: (.+)\n\n$/.exec(text) ?? [];
      got[event]?.push(JSON.parse(data));
    },
  };
  const app = {
    get: (_path: string, answer: (from: IncomingMessage, to: ServerResponse) => void) =>
      answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  };
  serveProblems({ app });
  return { got, close: () => request.emit("close") };
}

it("while there are errors the last good nodes stay, and terminal and pages show the errors", () => {
  const { got, close } = openPage();
  content.write("home.json", "{}");
  readAgain();
  expect(ids(createNode)).toEqual([]);
  expect(log.mock.calls[0]?.[0]).toMatch(/^\n1 problem in the content\n\n {2}content\/home.json/);
  content.write("home.json", '{ "title": "Home" }');
  readAgain();
  expect(success).toHaveBeenCalledTimes(1);
  expect(got.message).toEqual(["", log.mock.calls[0]?.[0].trimStart(), ""]);
  close();
  readAgain();
  expect(got.message).toHaveLength(3);
});

it("pages hear of new addresses, even if they were hidden meanwhile", () => {
  const at = (slug: string) => {
    content.write("notes/b/index.md", `---\ntitle: B\nslug: ${slug}\n---\n\nMore.\n`);
    readAgain();
    followPage({ page: { path: `/${slug}` } } as CreatePageArgs, content.options);
  };
  at("b");
  const { got } = openPage();
  at("c");
  at("d");
  expect(got.moved).toEqual([{}, { "/b": "/c" }, { "/b": "/d", "/c": "/d" }]);
  expect(openPage().got.moved).toEqual(got.moved?.slice(-1));
  at("b");
  expect(got.moved?.at(-1)).toEqual({ "/c": "/b", "/d": "/b" });
});
