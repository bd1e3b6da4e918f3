/** @jest-environment jsdom */
/** What an error in one part of a page leaves of it. */
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadDeferred } from "../lib/deferred";
import { standInForObservers } from "../testing/observers";
import { island } from "./islands";

interface PartProps {
  name: string;
  isFaulty?: boolean;
}

/** Fails at once, or when somebody presses its button. */
function Fragile({ name, isFaulty = false }: PartProps) {
  const [isBroken, breakIt] = useState(isFaulty);
  if (isBroken) throw new Error(`${name} is broken`);
  return (
    <button type="button" onClick={() => breakIt(true)}>
      {name}
    </button>
  );
}
const there = () => Promise.resolve(Fragile);
const One = island(there);
const Other = island(there);
const html =
  '<div><button type="button">one</button></div>' +
  '<div><button type="button">other</button></div>';

/** Draws outside of `act`, which throws itself what this is about. */
const doing = async (what: () => void) => {
  what();
  await new Promise((resolve) => setTimeout(resolve, 50));
};
/** Both parts: of the server, taken over by a page around them, or drawn anew. */
async function visit(isFaulty: boolean, isServers = true) {
  const page = document.createElement("main");
  const parts = (
    <>
      <One name="one" isFaulty={isFaulty} />
      <Other name="other" />
    </>
  );
  document.body.replaceChildren(page);
  if (isServers) page.innerHTML = html;
  await doing(() => {
    if (isServers) hydrateRoot(page, parts);
    else createRoot(page).render(parts);
  });
  return page;
}
const button = (name: string) => screen.getByRole("button", { name });
const touch = (name: string) =>
  doing(() => void button(name).dispatchEvent(new Event("mouseover", { bubbles: true })));

const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let error: jest.SpyInstance;
beforeAll(standInForObservers);
beforeEach(() => {
  testing.IS_REACT_ACT_ENVIRONMENT = false;
  error = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** Does it until the part that is named has failed, however busy the machine is, and waits for the server's HTML. */
async function failing(name: string, what: (name: string) => Promise<void>, page: HTMLElement) {
  const fault: unknown = expect.objectContaining({ message: `${name} is broken` });
  await waitFor(
    async () => {
      if (error.mock.calls.length === 0) await what(name);
      expect(error).toHaveBeenCalledWith(fault);
      expect(page.innerHTML).toBe(html);
    },
    { timeout: 20_000 },
  );
  error.mockClear();
}
const press = (name: string) => doing(() => button(name).click());

it("a part that cannot be taken over keeps the server's HTML, and the others work", async () => {
  const page = await visit(true);
  await failing("one", touch, page);
  await failing("other", press, page);
});

it("a part that fails later becomes the server's HTML again", async () => {
  const page = await visit(false);
  await touch("one");
  await failing("one", press, page);
});

it("on a page that was gone to, a part that fails is left out", async () => {
  await loadDeferred();
  await visit(true, false);
  await waitFor(() => expect(screen.getAllByRole("button")).toEqual([button("other")]));
});
