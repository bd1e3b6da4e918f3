/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate } from "./hydrate";
import "./jsdom";

jest.mock("$islands/every-page", () => ({}), { virtual: true });
jest.mock("$islands/first-script", () => ({}), { virtual: true });
jest.mock("$islands/groups", () => ({ groups: {} }), { virtual: true });

/** Has a field of each kind, and shows the state that React has. */
function Part() {
  const [state, setState] = useState<Record<string, unknown>>({});
  const set = (name: string, value: unknown) => setState((old) => ({ ...old, [name]: value }));
  const { text = "", box = false, range = "5", date = "", color = "red", long = "" } = state;
  return (
    <>
      <input name="text" value={String(text)} onChange={(e) => set("text", e.target.value)} />
      <input
        type="checkbox"
        name="box"
        checked={!!box}
        onChange={(e) => set("box", e.target.checked)}
      />
      <input
        type="range"
        name="range"
        value={String(range)}
        onChange={(e) => set("range", e.target.value)}
      />
      <input
        type="date"
        name="date"
        value={String(date)}
        onChange={(e) => set("date", e.target.value)}
      />
      <textarea name="long" value={String(long)} onChange={(e) => set("long", e.target.value)} />
      <select name="color" value={String(color)} onChange={(e) => set("color", e.target.value)}>
        <option value="red">Red</option>
        <option value="blue">Blue</option>
      </select>
      <details id="more" onToggle={(e) => set("open", e.currentTarget.open)}>
        <summary>More</summary>
      </details>
      <output>{JSON.stringify(state)}</output>
    </>
  );
}

// "Hydration failed" on the translated page.
beforeAll(() => addEventListener("error", (event) => event.preventDefault()));

it.each([
  ["text", { value: "typed" }, { text: "typed" }],
  ["box", { checked: true }, { box: true }],
  ["range", { value: "8" }, { range: "8" }],
  ["date", { value: "2026-11-29" }, { date: "2026-11-29" }],
  ["long", { value: "typed" }, { long: "typed" }],
  ["color", { value: "blue" }, { color: "blue" }],
  ["more", { open: true }, { open: true }],
])(
  "React gets a change of %s before hydration, also on a translated page",
  async (name, change, state) => {
    for (const isTranslated of [false, true]) {
      jest.spyOn(console, "error").mockImplementation();
      document.body.innerHTML = `<div data-island="home/fields" data-props="p">${renderToString(<Part />)}</div><script id="p">{}</script>`;
      const island = document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
      const field = () => island.querySelector(`[name=${name}], #${name}`);
      Object.assign(field() ?? {}, change);
      if (isTranslated)
        (island.querySelector("summary") as HTMLElement).innerHTML = "<font>Mehr</font>";
      hydrate(island, Part);
      await waitFor(() =>
        expect(JSON.parse(island.querySelector("output")?.textContent ?? "")).toMatchObject(state),
      );
      expect(field()).toMatchObject(change);
    }
  },
);
