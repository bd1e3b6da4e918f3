/** @jest-environment jsdom */
import { MIRA, never, sessionKit, settle, showAgain } from "../../testing/session-kit";

const { kit, start, expectSession } = sessionKit();

beforeEach(async () => {
  localStorage.setItem("session-known", "1");
  await start();
});

/** Storage events that other tabs receive during an action. */
function eventsElsewhere(action: () => void): StorageEventInit[] {
  const events: StorageEventInit[] = [];
  const { prototype } = Storage;
  const set = jest.spyOn(prototype, "setItem");
  const remove = jest.spyOn(prototype, "removeItem");
  set.mockImplementation((key, newValue) => void events.push({ key, newValue }));
  remove.mockImplementation((key) => void events.push({ key, newValue: null }));
  action();
  set.mockRestore();
  remove.mockRestore();
  return events;
}
const receive = (events: StorageEventInit[]) => {
  for (const event of events) window.dispatchEvent(new StorageEvent("storage", event));
};

test("a logout in another tab logs out here, and the next login restarts the SDK", async () => {
  expectSession({ status: "user", profile: MIRA });
  const events = eventsElsewhere(() => kit.session.logOut());
  showAgain();
  await settle();
  expectSession({ status: "user", profile: MIRA });
  receive(events);
  expectSession({ status: "visitor" });
  expect(kit.opened).toHaveBeenCalledTimes(1);
  kit.session.logIn();
  await settle();
  expect(kit.opened).toHaveBeenCalledTimes(2);
});

test("a tab without a session, such as with a blocked cookie, does not log out other tabs", () => {
  receive([{ key: "session-known", newValue: null }]);
  expectSession({ status: "user", profile: MIRA });
});

test("a logout in another tab does not stop a redirect to the login page", async () => {
  kit.auth0.login.mockImplementation(never);
  kit.session.logIn();
  receive(eventsElsewhere(() => kit.session.logOut()));
  await settle();
  expectSession({ status: "busy" });
});

test("after a logout on a later page, Back shows a visitor", () => {
  expectSession({ status: "user", profile: MIRA });
  localStorage.clear();
  showAgain();
  expectSession({ status: "visitor" });
});
