import { RateLimit, RATE_WINDOW_MS } from "./rate-limit";

test("allows as many posts of one client per minute as the limit says", () => {
  const rate = new RateLimit();
  const posts = Array.from({ length: 4 }, (_, i) => rate.allow("a", 3, i));
  expect(posts).toEqual([true, true, true, false]);
  expect(rate.allow("b", 3, 4)).toBe(true);
  expect(rate.allow("a", 3, RATE_WINDOW_MS)).toBe(true);
});

test("a limit of 0 allows any number", () => {
  const rate = new RateLimit();
  const posts = Array.from({ length: 100 }, () => rate.allow("a", 0));
  expect(posts).not.toContain(false);
});

test("remembers a bounded number of clients, the newest", () => {
  const rate = new RateLimit(100);
  for (let i = 0; i < 1000; i += 1) rate.allow(`client ${i}`, 1, 0);
  expect(rate.size).toBe(100);
  expect(rate.allow("client 999", 1, 1)).toBe(false);
});

test("forgets the clients whose minute is over", () => {
  const rate = new RateLimit();
  for (let i = 0; i < 10; i += 1) rate.allow(`client ${i}`, 1, 0);
  rate.allow("late", 1, RATE_WINDOW_MS + 1);
  expect(rate.size).toBe(1);
});
