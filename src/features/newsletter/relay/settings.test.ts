import { relaySettings } from "./settings";

test.each([
  [" https://api.example/v1/ ", "https://api.example/v1"],
  [undefined, undefined],
  ["", undefined],
  ["api.example", undefined],
  ["https://", undefined],
])("API_HOST=%j means %j", (API_HOST, apiHost) => {
  const { api } = relaySettings({ API_HOST, API_SECRET: " s3cret" });
  expect(api).toEqual(apiHost && { apiHost, apiSecret: "s3cret" });
});

test("without API_SECRET there are no settings", () => {
  expect(relaySettings({ API_HOST: "https://api.example" }).api).toBeUndefined();
});

test.each([
  [undefined, 10],
  ["many", 10],
  ["0", 0],
  [" 25", 25],
])("a rate limit of %j means %i posts a minute", (RELAY_RATE_LIMIT, limit) => {
  expect(relaySettings({ RELAY_RATE_LIMIT }).rateLimit).toBe(limit);
});

test("a blank RELAY_CLIENT_HEADER means no header", () => {
  const headerOf = (text: string) => relaySettings({ RELAY_CLIENT_HEADER: text }).clientHeader;
  expect([headerOf(" x-real-ip "), headerOf(" ")]).toEqual(["x-real-ip", undefined]);
});
