import { lanes } from "./lanes";

test("work waits for a free lane, also after a failure", async () => {
  const inLane = lanes(2);
  let running = 0;
  let peak = 0;
  const work = (number: number) => async () => {
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (number === 3) throw new Error("three");
    return number;
  };
  const ends = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inLane(work(number))));
  expect(peak).toBe(2);
  const values = ends.map((end) => (end.status === "fulfilled" ? end.value : "failed"));
  expect(values).toEqual([1, 2, "failed", 4, 5]);
});
