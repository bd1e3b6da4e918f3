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
  const answers = [];
  for (let post = 0; post < count; post += 1) answers.push(await rate.allow(client));
  return answers;
}

describe("in this process", () => {
  test("a client may post as often per minute as the limit says", async () => {
    jest.useFakeTimers();
    const rate = rateOf();
    expect(await posts(rate, 4)).toEqual([true, true, true, false]);
    expect(await posts(rate, 1, "203.0.113.8")).toEqual([true]);
    jest.advanceTimersByTime(RATE_WINDOW_S * 1000 - 1);
    expect(await posts(rate, 1)).toEqual([false]);
    jest.advanceTimersByTime(1);
    expect(await posts(rate, 1)).toEqual([true]);
  });

  test("only the newest clients are remembered", async () => {
    const rate = closing(new RateLimit({ limit: 1, maxClients: 100 }));
    for (let i = 0; i < 1000; i += 1) await rate.allow(`client ${i}`);
    expect(await rate.allow("client 999")).toBe(false);
    expect(await rate.allow("client 899")).toBe(true);
  });
});

describe("in Redis", () => {
  test("servers count together, whichever is posted to", async () => {
    // A real one each night (.github/workflows/nightly.yml), which remembers clients from run to run.
    const url = process.env.TEST_REDIS_URL ?? closing(await fakeRedis()).url;
    const client = `client ${Date.now()}`;
    const [one, other] = [rateOf(url), rateOf(url)];
    const answers = [
      ...(await posts(one, 2, client)),
      ...(await posts(other, 2, client)),
      ...(await posts(one, 1, client)),
    ];
    expect(answers).toEqual([true, true, true, false, false]);
    expect(lines()).toEqual([]);
  });

  test("a server counts alone while Redis is down, and logs once that it is down and once that it is back", async () => {
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

  test("a Redis that is down from the start delays nothing", async () => {
    const gone = await fakeRedis();
    await gone.close();
    // Loads its code first, which takes a busy machine a while.
    await posts(rateOf(gone.url), 1);
    logs.forEach((spy) => spy.mockClear());
    const start = Date.now();
    expect(await posts(rateOf(gone.url), 4)).toEqual([true, true, true, false]);
    // Four times the timeout of half a second.
    expect(Date.now() - start).toBeLessThan(1_900);
    expect(lines()).toEqual([expect.stringContaining("ECONNREFUSED")]);
  });

  test.each(["no address", "redis://:p4ss@[::", "rediss://127.0.0.1:1"])(
    "a server counts alone with an address that leads nowhere: %s",
    async (url) => {
      expect(await posts(rateOf(url), 4)).toEqual([true, true, true, false]);
      expect(lines()).toHaveLength(1);
      expect(lines().join()).not.toContain("p4ss");
    },
  );

  test("a Redis that hangs costs half a second", async () => {
    const redis = closing(await fakeRedis());
    const rate = rateOf(redis.url);
    await rate.allow(CLIENT);
    redis.hang();
    const start = Date.now();
    expect(await posts(rate, 1)).toEqual([true]);
    // Twice the half second, with room for a busy machine.
    expect(Date.now() - start).toBeLessThan(3_000);
    expect(lines()).toHaveLength(1);
  });

  test("a Redis with a password gets it from the address, and the log does not", async () => {
    const redis = closing(await fakeRedis(0, "p4ss"));
    const right = redis.url.replace("//", "//:p4ss@");
    expect(await posts(rateOf(right), 1)).toEqual([true]);
    expect(lines()).toEqual([]);
    expect(await posts(rateOf(right.replace("p4ss", "other")), 1)).toEqual([true]);
    expect(lines()).toEqual([expect.stringContaining("WRONGPASS")]);
    expect(lines().join()).not.toMatch(/p4ss|other/);
  });
});
