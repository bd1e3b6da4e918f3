import { fakeRedis } from "../../../testing/fake-redis";
import { RATE_WINDOW_S, RateLimit } from "./rate-limit";

const CLIENT = "203.0.113.7";
const open: { close: () => Promise<void> }[] = [];
const closing = <Server extends { close: () => Promise<void> }>(server: Server) => {
  open.push(server);
  return server;
};
let logs: jest.SpyInstance[];

beforeEach(() => {
  logs = (["error", "warn"] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const rateOf = (redisUrl?: string, limit = 3) => closing(new RateLimit({ limit, redisUrl }));
const lines = () => logs.flatMap(({ mock }) => (mock.calls as string[][]).map(([line]) => line));
async function posts(rate: RateLimit, count: number, client = CLIENT): Promise<boolean[]> {
  const allowed = [];
  for (let post = 0; post < count; post += 1) allowed.push(await rate.allow(client));
  return allowed;
}

describe("in this process", () => {
  test("allows each client as many posts per minute as the limit", async () => {
    jest.useFakeTimers();
    const rate = rateOf();
    expect(await posts(rate, 4)).toEqual([true, true, true, false]);
    expect(await posts(rate, 1, "203.0.113.8")).toEqual([true]);
    jest.advanceTimersByTime(RATE_WINDOW_S * 1000 - 1);
    expect(await posts(rate, 1)).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect(await posts(rate, 1)).toEqual([true]);
  });

  test("stores only the newest clients", async () => {
    const rate = closing(new RateLimit({ limit: 1, maxClients: 100 }));
    for (let i = 0; i < 1000; i += 1) await rate.allow(`client ${i}`);
    expect(await rate.allow("client 999")).toBe(false);
    expect(await rate.allow("client 899")).toBe(true);
  });
});

describe("in Redis", () => {
  test("counts posts of all servers together", async () => {
    // A real one each night (.github/workflows/nightly.yml), which stores clients between runs.
    const url = process.env.TEST_REDIS_URL ?? closing(await fakeRedis()).url;
    const client = `client ${Date.now()}`;
    const [one, other] = [rateOf(url), rateOf(url)];
    const allowed = [
      ...(await posts(one, 2, client)),
      ...(await posts(other, 2, client)),
      ...(await posts(one, 1, client)),
    ];
    expect(allowed).toEqual([true, true, true, false, false]);
    expect(lines()).toEqual([]);
  });

  test("counts in memory while Redis is down, and logs once that it is down and that it is back", async () => {
    const redis = await fakeRedis();
    const rate = rateOf(redis.url);
    expect(await posts(rate, 1)).toEqual([true]);
    await redis.close();
    expect(await posts(rate, 5)).toEqual([true, true, true, false, false]);
    expect(lines()).toEqual([expect.stringMatching(/Redis does not answer .*RELAY_REDIS_URL/)]);

    const back = closing(await fakeRedis(Number(new URL(redis.url).port)));
    while (back.counts.size === 0) {
      await rate.allow("203.0.113.9");
      await new Promise((next) => setTimeout(next, 20));
    }
    expect(await posts(rate, 4)).toEqual([true, true, true, false]);
    expect(lines().slice(1)).toEqual([expect.stringContaining("Redis answers again")]);
    expect(lines().join()).not.toContain("203.0.113");
  });

  test("responds without delay if Redis is down from the start", async () => {
    const gone = await fakeRedis();
    await gone.close();
    // Imports the client first, which is slow on a busy machine.
    await posts(rateOf(gone.url), 1);
    logs.forEach((spy) => spy.mockClear());
    const start = Date.now();
    expect(await posts(rateOf(gone.url), 4)).toEqual([true, true, true, false]);
    // Less than four timeouts of half a second.
    expect(Date.now() - start).toBeLessThan(1_900);
    expect(lines()).toEqual([expect.stringContaining("ECONNREFUSED")]);
  });

  test.each(["no address", "redis://:p4ss@[::", "rediss://127.0.0.1:1"])(
    "counts in memory with an invalid or unreachable URL: %s",
    async (url) => {
      expect(await posts(rateOf(url), 4)).toEqual([true, true, true, false]);
      expect(lines()).toHaveLength(1);
      expect(lines().join()).not.toContain("p4ss");
    },
  );

  test("waits half a second for a Redis that hangs", async () => {
    const redis = closing(await fakeRedis());
    const rate = rateOf(redis.url);
    await rate.allow(CLIENT);
    redis.hang();
    const start = Date.now();
    expect(await posts(rate, 1)).toEqual([true]);
    // Two timeouts of half a second, with a margin for a busy machine.
    expect(Date.now() - start).toBeLessThan(3_000);
    expect(lines()).toHaveLength(1);
  });

  test("sends the password of the URL to Redis, and does not log it", async () => {
    const redis = closing(await fakeRedis(0, "p4ss"));
    const right = redis.url.replace("//", "//:p4ss@");
    expect(await posts(rateOf(right), 1)).toEqual([true]);
    expect(lines()).toEqual([]);
    expect(await posts(rateOf(right.replace("p4ss", "other")), 1)).toEqual([true]);
    expect(lines()).toEqual([expect.stringContaining("WRONGPASS")]);
    expect(lines().join()).not.toMatch(/p4ss|other/);
  });
});
