import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SourceNodesArgs } from "gatsby";
import { fixtureContent, withDraft } from "../../testing/fixture-content";
import type { Draft } from "../../testing/fixture-content";
import { readContent, readSite } from "../read-content";
import type { ContentReading } from "../read-content";
import { setSite } from "./site-now";
import { sourceContent } from "./source-content";
import { serveProblems } from "./show-problems";
import { watchContent } from "./watch-content";

jest.mock("./watch-content");

const createNode = jest.fn<Promise<void>, [{ id: string }]>(() => Promise.resolve());
const deleteNode = jest.fn<undefined, [{ id: string }]>();
const log = jest.fn<undefined, [string]>();
const success = jest.fn();
let read: (reading: ContentReading) => void;

const ids = (mock: { mock: { calls: [{ id: string }][] } }) =>
  mock.mock.calls.map(([{ id }]) => id);
const readAfter = (change: (draft: Draft) => void) =>
  read(withDraft(change, (root) => readContent(root)));

beforeEach(async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  jest.mocked(watchContent).mockImplementation((onReading) => {
    read = onReading;
    return () => Promise.resolve();
  });
  setSite(readSite(fixtureContent));
  await sourceContent({
    actions: { createNode, deleteNode },
    createNodeId: (key: string) => key,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => ({ id }),
    reporter: { log, success, warn: jest.fn() },
  } as unknown as SourceNodesArgs);
  createNode.mockClear();
});

it("an edit creates only the changed node", () => {
  readAfter((draft) => draft.set("closing.json", "heading", "Other"));
  expect(ids(createNode)).toEqual(["content/closing.json"]);
  expect(ids(deleteNode)).toEqual([]);
});

it("a removed file deletes its nodes and updates its neighbours", () => {
  readAfter((draft) => {
    draft.remove("releases/v0.1.0");
    draft.set("published-paths.json", "paths", ["/"]);
  });
  const gone = "content/releases/v0.1.0/index.md";
  expect(ids(deleteNode)).toEqual([gone, `${gone} 0`]);
  expect(ids(createNode)).toEqual([
    "content/published-paths.json",
    "content/releases/v0.2.0/index.md",
  ]);
});

it("while there are errors the last good nodes stay, and terminal and pages show the errors", () => {
  const pages: string[] = [];
  const request = new EventEmitter();
  const response = {
    writeHead: () => undefined,
    write: (event: string) => pages.push(JSON.parse(event.replace("data: ", "")) as string),
  };
  const app = {
    get: (_path: string, answer: (from: IncomingMessage, to: ServerResponse) => void) =>
      answer(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  };
  serveProblems({ app });
  readAfter((draft) => draft.set("closing.json", "heading"));
  expect(ids(createNode)).toEqual([]);
  expect(log.mock.calls[0]?.[0]).toMatch(
    /^\n1 problem in the content\n\n {2}content\/closing.json/,
  );
  readAfter(() => undefined);
  expect(success).toHaveBeenCalledTimes(1);
  expect(pages).toEqual(["", log.mock.calls[0]?.[0].trimStart(), ""]);
  request.emit("close");
  readAfter(() => undefined);
  expect(pages).toHaveLength(3);
});
