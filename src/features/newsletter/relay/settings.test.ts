import { readClientHeader, readRateLimit, readRelaySettings } from "./settings";

test.each([
  [" https://api.example/v1/ ", "https://api.example/v1"],
  [undefined, undefined],
  ["", undefined],
  ["api.example", undefined],
  ["https://", undefined],
])("API_HOST=%j is read as %j", (API_HOST, apiHost) => {
  const settings = readRelaySettings({ API_HOST, API_SECRET: " s3cret" });
  expect(settings).toEqual(apiHost && { apiHost, apiSecret: "s3cret" });
});

test.each([
  [undefined, 10],
  ["many", 10],
  ["0", 0],
  [" 25", 25],
])("a rate limit of %j means %i posts a minute", (RELAY_RATE_LIMIT, limit) => {
  expect(readRateLimit({ RELAY_RATE_LIMIT })).toBe(limit);
});

test("a blank name of the proxy's header is none", () => {
  expect(readClientHeader({ RELAY_CLIENT_HEADER: " x-real-ip " })).toBe("x-real-ip");
  expect(readClientHeader({ RELAY_CLIENT_HEADER: " " })).toBeUndefined();
});
