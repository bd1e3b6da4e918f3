/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import content from "../../../testing/content/agents.json";
import demoProject from "../../../testing/content/demo-project.json";
import type { SceneProject } from "../scene/project";
import { Agents } from "./agents";
import { nextOf } from "./use-rotation";

const first = content.agents[0]?.drawing;
const section = (
  <Agents
    {...(content as Queries.AgentsFragment)}
    project={demoProject as unknown as SceneProject}
  />
);
const present = () =>
  [...document.querySelectorAll('[data-present="true"]')].map((figure) =>
    figure.getAttribute("data-agent"),
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const draw = (drawn: number) => jest.spyOn(Math, "random").mockReturnValue(drawn);

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

test("the server's HTML has all four with their names and jobs, and the first one present", () => {
  const html = renderToString(section);
  expect(html.match(/data-agent="\w+" data-present="true"/g)).toEqual([
    `data-agent="${first}" data-present="true"`,
  ]);
  for (const { name, job } of content.agents) {
    expect(html).toContain(name);
    expect(html).toContain(job);
  }
});

test("where motion is not wanted nobody's turn comes, and there is nothing to pause", () => {
  browser({ motion: false });
  render(section);
  scrollTo(true);
  pass(20_000);
  expect(present()).toEqual([first]);
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
});

test("whatever is drawn, the next one is another one and exists", () => {
  for (let current = 0; current < 4; current += 1) {
    const next = [0, 0.34, 0.67, 0.999].map((drawn) => {
      draw(drawn);
      return nextOf(4, current);
    });
    expect(next).not.toContain(current);
    expect(next.every((index) => index >= 0 && index < 4)).toBe(true);
    expect(new Set(next).size).toBe(3);
  }
});

test("the first one stands until one is drawn, after the drawn part of three seconds", () => {
  draw(0.999);
  render(section);
  scrollTo(true);
  draw(0.5);
  pass(2990);
  expect(present()).toEqual([first]);
  pass(9);
  expect(present()).toEqual([content.agents[2]?.drawing]);
});

test("exactly one is present at a time, and every four seconds another one", () => {
  draw(0);
  render(section);
  scrollTo(true);
  pass(0);
  for (let turn = 0; turn < 10; turn += 1) {
    const before = present();
    expect(before).toHaveLength(1);
    pass(3999);
    expect(present()).toEqual(before);
    pass(1);
    expect(present()).not.toEqual(before);
  }
});

test("Pause keeps the turn, Play goes on", () => {
  render(section);
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
  render(section);
  pass(20_000);
  expect(present()).toEqual([first]);
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

test("no timer is left behind", () => {
  const { unmount } = render(section);
  scrollTo(true);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
