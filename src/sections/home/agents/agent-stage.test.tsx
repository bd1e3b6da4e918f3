/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import content from "../../../testing/content/agents.json";
import { AgentStage } from "./agent-stage";

const stage = <AgentStage {...(content as Queries.AgentStageFragment)} />;
const present = () =>
  [...document.querySelectorAll('[data-present="true"]')].map((figure) =>
    figure.getAttribute("data-agent"),
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

let scrollTo: (onScreen: boolean) => void;

function browser({ motion }: { motion: boolean }) {
  Object.assign(window, {
    matchMedia: () => ({
      matches: motion,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        scrollTo = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
}

function tab(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  browser({ motion: true });
});
afterEach(() => jest.useRealTimers());

test("the server's HTML shows all four with their names and jobs", () => {
  const html = renderToString(stage);
  expect(html.match(/data-present="true"/g)).toHaveLength(4);
  for (const { name, job } of content.agents) {
    expect(html).toContain(name);
    expect(html).toContain(job);
  }
});

test("where motion is not wanted all four stay, and there is nothing to pause", () => {
  browser({ motion: false });
  render(stage);
  scrollTo(true);
  pass(20_000);
  expect(present()).toHaveLength(4);
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
});

test("on the screen exactly one is present at a time, always another one", () => {
  render(stage);
  scrollTo(true);
  expect(present()).toEqual([]);
  pass(3000);
  for (let turn = 0; turn < 10; turn += 1) {
    const [before, ...others] = present();
    expect(before).toBeDefined();
    expect(others).toEqual([]);
    pass(4000);
    expect(present()).not.toEqual([before]);
  }
});

test("Pause keeps the turn, Play goes on", () => {
  render(stage);
  scrollTo(true);
  pass(3000);
  const turn = present();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  pass(20_000);
  expect(present()).toEqual(turn);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  pass(4000);
  expect(present()).not.toEqual(turn);
});

test("off the screen and in a hidden tab nobody moves", () => {
  render(stage);
  pass(20_000);
  expect(present()).toEqual([]);
  scrollTo(true);
  pass(3000);
  const turn = present();
  scrollTo(false);
  pass(20_000);
  expect(present()).toEqual(turn);
  scrollTo(true);
  tab(true);
  pass(20_000);
  expect(present()).toEqual(turn);
  tab(false);
  pass(4000);
  expect(present()).not.toEqual(turn);
});
