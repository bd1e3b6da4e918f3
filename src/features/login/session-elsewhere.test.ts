/** @jest-environment jsdom */
import { MIRA, never, sessionKit, settle, showAgain } from "../../testing/session-kit";

const { kit, start, expectSession } = sessionKit();

beforeEach(async () => {
  localStorage.setItem("session-known", "1");
  await start();
});

/** The storage events that other tabs get during an action. */
function heardElsewhere(action: () => void): StorageEventInit[] {
  const heard: StorageEventInit[] = [];
  const { prototype } = Storage;
  const set = jest.spyOn(prototype, "setItem");
  const remove = jest.spyOn(prototype, "removeItem");
  set.mockImplementation((key, newValue) => void heard.push({ key, newValue }));
  remove.mockImplementation((key) => void heard.push({ key, newValue: null }));
  action();
  set.mockRestore();
  remove.mockRestore();
  return heard;
}
const hear = (events: StorageEventInit[]) => {
  for (const event of events) window.dispatchEvent(new StorageEvent("storage", event));
};

test("a logout in another tab logs out here, and the next login starts the SDK again", async () => {
  expectSession({ status: "user", profile: MIRA });
  const heard = heardElsewhere(() => kit.session.logOut());
  showAgain();
  await settle();
  expectSession({ status: "user", profile: MIRA });
  hear(heard);
  expectSession({ status: "visitor" });
  expect(kit.opened).toHaveBeenCalledTimes(1);
  kit.session.logIn();
  await settle();
  expect(kit.opened).toHaveBeenCalledTimes(2);
});

test("a tab without a session, such as with a blocked cookie, does not log out other tabs", () => {
  hear([{ key: "session-known", newValue: null }]);
  expectSession({ status: "user", profile: MIRA });
});

test("a logout in another tab does not stop a redirect to the login page", async () => {
  kit.auth0.login.mockImplementation(never);
  kit.session.logIn();
  hear(heardElsewhere(() => kit.session.logOut()));
  await settle();
  expectSession({ status: "busy" });
});

test("after a logout on a later page, Back shows a visitor", () => {
  expectSession({ status: "user", profile: MIRA });
  localStorage.clear();
  showAgain();
  expectSession({ status: "visitor" });
});
