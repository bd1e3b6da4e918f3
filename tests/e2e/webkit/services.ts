/** Checks of external services: newsletter and login, with their stand-ins. */
import type { Check } from "../support/report";
import { arrived, hydrated, open, pathOf } from "./visit";
import type { Visit } from "./visit";

/** @param newsletter URL of the newsletter's stand-in */
export async function checkServices(visit: Visit, newsletter: string): Promise<void> {
  const { session, report } = visit;
  await report.group("newsletter", async (check) => {
    await open(visit, "/pricing");
    await subscribe(visit, "footer form", newsletter, check);
    await open(visit, "/");
    await session.click('main button[popovertarget="siteNewsletter"]');
    await subscribe(visit, "#siteNewsletter form", newsletter, check);
    check("path of the page", await pathOf(session), "/");
  });
  await report.group("login", (check) => checkLogin(visit, check));
}

/** Submits a newsletter form, and checks that the API has the address. */
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
  const stored = (await (await fetch(`${newsletter}/subscribers`)).json()) as { email: string }[];
  check(
    `whether ${form} subscribes`,
    stored.some(({ email }) => email === address),
    true,
  );
}

async function checkLogin(visit: Visit, check: Check): Promise<void> {
  const { session, site } = visit;
  const { logIn, logOut } = site.navigation;
  await open(visit, "/pricing");
  await session.click("header button", logIn);
  // Account and words of the stand-in (tests/stand-ins/identity).
  await session.write("input[name=password]", "cairn");
  await session.write("input[name=email]", "mira@cairn.example");
  await session.click("button", "Continue");
  await session.click("button", "Accept");
  await session.find("header button", logOut);
  // The provider redirects to `/`, and the site to the page where the login began.
  await arrived(session, "/pricing");
  const portrait = await session.until(
    "the user's avatar",
    () => document.querySelector<HTMLImageElement>("header [role=img] img")?.naturalWidth,
  );
  check("whether the avatar is loaded", portrait > 0, true);
  // Checks the session in an iframe of the provider.
  await session.reload();
  await hydrated(session);
  await session.find("header button", logOut);
  check("path after a reload", await pathOf(session), "/pricing");
  await session.click("header button", logOut);
  // Wait: the page before the redirect also has this button.
  await arrived(session, "/");
  await session.find("header button", logIn);
  check("path after the logout", await pathOf(session), "/");
}
