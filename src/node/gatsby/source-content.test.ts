import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SourceNodesArgs } from "gatsby";
import { fixtureContent, withDraft } from "../../testing/fixture-content";
import type { Draft } from "../../testing/fixture-content";
import { readContent, readSite } from "../read-content";
import type { ContentReading } from "../read-content";
import { setSite } from "./site-now";
import { sourceContent } from "./source-content";
import { followPages, serveProblems } from "./show-problems";
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
  readAfter((draft) => draft.set("closing.json", "heading"));
  expect(ids(createNode)).toEqual([]);
  expect(log.mock.calls[0]?.[0]).toMatch(
    /^\n1 problem in the content\n\n {2}content\/closing.json/,
  );
  readAfter(() => undefined);
  expect(success).toHaveBeenCalledTimes(1);
  expect(got.message).toEqual(["", log.mock.calls[0]?.[0].trimStart(), ""]);
  close();
  readAfter(() => undefined);
  expect(got.message).toHaveLength(3);
});

it("pages hear of new addresses, even if they were hidden meanwhile", () => {
  const at = (slug: string) => {
    const change = ({ replace }: Draft) =>
      replace("articles/second/index.md", "slug: harbour", `slug: ${slug}`);
    followPages(withDraft(change, readSite).pages);
  };
  at("harbour");
  const { got } = openPage();
  at("port");
  at("quay");
  expect(got.moved).toEqual([
    {},
    { "/blog/harbour": "/blog/port" },
    { "/blog/harbour": "/blog/quay", "/blog/port": "/blog/quay" },
  ]);
  expect(openPage().got.moved).toEqual(got.moved?.slice(-1));
  at("harbour");
  expect(got.moved?.at(-1)).toEqual({
    "/blog/port": "/blog/harbour",
    "/blog/quay": "/blog/harbour",
  });
});
