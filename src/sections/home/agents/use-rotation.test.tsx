/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { every, firstWithin, nextOf, useRotation } from "./use-rotation";

const draws = (...values: number[]) => {
  let at = 0;
  return () => values[at++ % values.length] ?? 0;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("whatever is drawn, the next one is another one and exists", () => {
  for (let current = 0; current < 4; current += 1) {
    const next = [0, 0.34, 0.67, 0.999].map((drawn) => nextOf(4, current, () => drawn));
    expect(next).not.toContain(current);
    expect(next.every((index) => index >= 0 && index < 4)).toBe(true);
    expect(new Set(next).size).toBe(3);
  }
});

test("the first turn comes after the drawn part of three seconds", () => {
  const random = draws(0.999, 0.5);
  const { result } = renderHook(() => useRotation({ count: 4, running: true, random }));
  expect(firstWithin).toBe(3000);
  pass(2990);
  expect(result.current).toBeUndefined();
  pass(9);
  expect(result.current).toBe(2);
});

test("every other turn comes after exactly four seconds", () => {
  const random = draws(0);
  const { result } = renderHook(() => useRotation({ count: 4, running: true, random }));
  expect(every).toBe(4000);
  pass(0);
  const seen = [result.current];
  for (let turn = 0; turn < 20; turn += 1) {
    pass(3999);
    expect(result.current).toBe(seen.at(-1));
    pass(1);
    expect(result.current).not.toBe(seen.at(-1));
    seen.push(result.current);
  }
});

test("nothing changes while it does not run, and the turn is kept", () => {
  const { result, rerender } = renderHook(
    ({ running }) => useRotation({ count: 4, running, random: draws(0) }),
    { initialProps: { running: false } },
  );
  pass(60_000);
  expect(result.current).toBeUndefined();
  rerender({ running: true });
  pass(0);
  const turn = result.current;
  rerender({ running: false });
  pass(60_000);
  expect(result.current).toBe(turn);
});

test("no timer is left behind", () => {
  const { unmount } = renderHook(() => useRotation({ count: 4, running: true }));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
