import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SourceNodesArgs } from "gatsby";
import { readContent, readSite, setCurrentSite } from "../read-content";
import type { ContentReading } from "../read-content";
import { newDraft, nursery } from "../fixtures/nursery";
import type { Draft } from "../fixtures/nursery";
import { serveProblems } from "./show-problems";
import { sourceContent } from "./source-content";
import { watchContent } from "./watch-content";

jest.mock("./watch-content");

const createNode = jest.fn<Promise<void>, [{ id: string }]>(() => Promise.resolve());
const deleteNode = jest.fn<undefined, [{ id: string }]>();
const log = jest.fn<undefined, [string]>();
const success = jest.fn();
let content: Draft;
let read: (reading: ContentReading<unknown>) => void;

const ids = (mock: { mock: { calls: [{ id: string }][] } }) =>
  mock.mock.calls.map(([{ id }]) => id);
const readAgain = () => read(readContent(nursery, content.root));

beforeEach(async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  jest.mocked(watchContent).mockImplementation((_options, onReading) => {
    read = onReading;
    return () => Promise.resolve();
  });
  content = newDraft();
  setCurrentSite(readSite(nursery, content.root));
  const args = {
    actions: { createNode, deleteNode },
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => ({ id }),
    reporter: { log, success, warn: jest.fn() },
  };
  await sourceContent(args as unknown as SourceNodesArgs, nursery);
  createNode.mockClear();
});

afterEach(() => content.remove(""));

it("creates only the changed node after an edit", () => {
  content.set("visit.json", "hours", "Other");
  readAgain();
  expect(ids(createNode)).toEqual(["content/visit.json"]);
  expect(ids(deleteNode)).toEqual([]);
});

it("deletes the node of a removed file", () => {
  content.remove("plants/moss");
  readAgain();
  expect(ids(deleteNode)).toEqual(["content/plants/moss/index.md"]);
  expect(ids(createNode)).toEqual([]);
});

/** Connects an open page. */
function openPage() {
  const received: unknown[] = [];
  const request = new EventEmitter();
  const response = {
    writeHead: () => undefined,
    write: (text: string) => {
      const [, data = ""] = /^data: (.+)\n\n$/.exec(text) ?? [];
      received.push(JSON.parse(data));
    },
  };
  const app = {
    get: (_path: string, handle: (from: IncomingMessage, to: ServerResponse) => void) =>
      handle(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  };
  serveProblems({ app });
  return { received, close: () => request.emit("close") };
}

it("keeps the last good nodes while there are errors, and shows those in the terminal and on pages", () => {
  const { received, close } = openPage();
  content.set("visit.json", "hours");
  readAgain();
  expect(ids(createNode)).toEqual([]);
  expect(log.mock.calls[0]?.[0]).toMatch(/^\n1 problem in the content\n\n {2}content\/visit.json/);
  content.set("visit.json", "hours", "Other");
  readAgain();
  expect(success).toHaveBeenCalledTimes(1);
  expect(received).toEqual(["", log.mock.calls[0]?.[0].trimStart(), ""]);
  close();
  readAgain();
  expect(received).toHaveLength(3);
});
