import { relaySettings } from "./settings";

test.each([
  [" https://api.example/v1/ ", "https://api.example/v1"],
  [undefined, undefined],
  ["", undefined],
  ["api.example", undefined],
  ["https://", undefined],
])("API_HOST=%j means %j", (API_HOST, apiHost) => {
  const api = relaySettings({ API_HOST, API_SECRET: " s3cret" });
  expect(api).toEqual(apiHost && { apiHost, apiSecret: "s3cret" });
});

test("without API_SECRET there are no settings", () => {
  expect(relaySettings({ API_HOST: "https://api.example" })).toBeUndefined();
});
