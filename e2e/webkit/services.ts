/** What needs something outside: newsletter and login, with their stand-ins. */
import type { Check } from "../support/report";
import { arrived, hydrated, open, pathOf } from "./visit";
import type { Visit } from "./visit";

/** @param newsletter address of the newsletter's stand-in */
export async function checkServices(visit: Visit, newsletter: string): Promise<void> {
  const { session, report } = visit;
  await report.group("newsletter", async (check) => {
    await open(visit, "/pricing");
    await subscribe(visit, "footer form", newsletter, check);
    await open(visit, "/");
    await session.click('main button[popovertarget="newsletter"]');
    await subscribe(visit, "#newsletter form", newsletter, check);
    check("address of the page", await pathOf(session), "/");
  });
  await report.group("login", (check) => checkLogin(visit, check));
}

/** Sends a form; a script of the page says how it went. */
async function subscribe(
  { session, site }: Visit,
  form: string,
  newsletter: string,
  check: Check,
): Promise<void> {
  const address = `webkit-${form.replace(/\W/g, "")}-${Date.now()}@b.example`;
  await session.write(`${form} input[name=email]`, address);
  await session.click(`${form} button`, site.newsletter.button);
  await session.find(`${form} [role=status]`, site.newsletter.success);
  const kept = (await (await fetch(`${newsletter}/subscribers`)).json()) as { email: string }[];
  check(
    `whether ${form} subscribes`,
    kept.some(({ email }) => email === address),
    true,
  );
}

async function checkLogin(visit: Visit, check: Check): Promise<void> {
  const { session, site } = visit;
  const { logIn, logOut } = site.navigation;
  await open(visit, "/pricing");
  await session.click("header button", logIn);
  // The stand-in's own account and words (dev/identity).
  await session.write("input[name=password]", "cairn");
  await session.write("input[name=email]", "mira@cairn.example");
  await session.click("button", "Continue");
  await session.click("button", "Accept");
  await session.find("header button", logOut);
  // The provider knows `/` only; the page is the visitor's next step, made by the site.
  await arrived(session, "/pricing");
  const portrait = await session.until(
    "the visitor's portrait",
    () => document.querySelector<HTMLImageElement>("header [role=img] img")?.naturalWidth,
  );
  check("whether the portrait is seen", portrait > 0, true);
  // Asks for the session in a frame of the provider.
  await session.reload();
  await hydrated(session);
  await session.find("header button", logOut);
  check("address after a reload", await pathOf(session), "/pricing");
  await session.click("header button", logOut);
  // While the browser is on its way the page it leaves has that button, too.
  await arrived(session, "/");
  await session.find("header button", logIn);
  check("address after the logout", await pathOf(session), "/");
}
