import { readClientHeader, readRateLimit, readRelaySettings } from "./settings";

test("reads host and secret, without the slash at the end", () => {
  const env = { API_HOST: " https://api.example/v1/ ", API_SECRET: "s3cret" };
  expect(readRelaySettings(env)).toEqual({
    apiHost: "https://api.example/v1",
    apiSecret: "s3cret",
  });
});

test.each([
  {},
  { API_HOST: "https://api.example" },
  { API_SECRET: "s3cret" },
  { API_HOST: "", API_SECRET: "s3cret" },
  { API_HOST: "api.example", API_SECRET: "s3cret" },
  { API_HOST: "https://", API_SECRET: "s3cret" },
])("is not configured with %j", (env) => {
  expect(readRelaySettings(env)).toBeUndefined();
});

test.each([
  [undefined, 10],
  ["", 10],
  ["many", 10],
  ["0", 0],
  ["25", 25],
])("a rate limit of %j means %i posts a minute", (RELAY_RATE_LIMIT, limit) => {
  expect(readRateLimit({ RELAY_RATE_LIMIT })).toBe(limit);
});

test("reads the name of the proxy's header", () => {
  expect(readClientHeader({ RELAY_CLIENT_HEADER: " x-real-ip " })).toBe("x-real-ip");
  expect(readClientHeader({})).toBeUndefined();
});
