/** @jest-environment jsdom */
import { watchPresses, whenReleased } from "./wait";

beforeAll(watchPresses);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const send = (type: string, key?: string) =>
  document.body.dispatchEvent(
    key ? new KeyboardEvent(type, { key, bubbles: true }) : new Event(type, { bubbles: true }),
  );

/** Whether the wait ends within this many ms. */
async function endsWithin(ms: number): Promise<boolean> {
  const end = jest.fn();
  void whenReleased().then(end);
  await jest.advanceTimersByTimeAsync(ms);
  return end.mock.calls.length > 0;
}

it.each([
  ["pointer", "pointerdown", "pointerup", undefined],
  ["space bar", "keydown", "keyup", " "],
])("waits while a %s is down", async (_, down, up, key) => {
  expect(await endsWithin(0)).toBe(true);
  send(down, key);
  const end = jest.fn();
  void whenReleased().then(end);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(end).not.toHaveBeenCalled();
  send(up, key);
  await jest.advanceTimersByTimeAsync(0);
  expect(end).toHaveBeenCalled();
});

it("stops waiting for a press that never ends", async () => {
  send("pointerdown");
  expect(await endsWithin(1_999)).toBe(false);
  expect(await endsWithin(2_001)).toBe(true);
  send("pointercancel");
  expect(await endsWithin(0)).toBe(true);
});

it("doesn't wait for letters or key events of autofill", async () => {
  send("keydown", "a");
  send("keydown");
  expect(await endsWithin(0)).toBe(true);
});
