/** @jest-environment jsdom */
import { dropMalformedHashes } from "./malformed-hash";

const address = () => location.pathname + location.search + location.hash;

it.each([
  ["/pricing?a=1#50%", "/pricing?a=1"],
  ["/#%E0%A4%A", "/"],
  ["/#caf%C3%A9", "/#caf%C3%A9"],
  ["/blog", "/blog"],
])("makes of %s %s", (given, left) => {
  history.replaceState({ key: 1 }, "", given);
  dropMalformedHashes();
  expect(address()).toBe(left);
  expect(history.state).toEqual({ key: 1 });
});

it("does so when the address changes, too, before others hear of it", () => {
  history.replaceState(null, "", "/");
  dropMalformedHashes();
  const heard: string[] = [];
  addEventListener("popstate", () => heard.push(address()));
  history.pushState(null, "", "/#50%");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(heard).toEqual(["/"]);
});
