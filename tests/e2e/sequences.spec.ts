/**
 * Random sequences of up to six actions at random moments of loading have the same outcome as on a loaded page.
 * `npx playwright test sequences -g "seed 17$"` repeats one, `SEQUENCES=1000` runs more of them.
 */
import type { Page } from "@playwright/test";
import fc from "fast-check";
import { quietOf } from "./support/quiet";
import { moments, sequences } from "./support/sequences";
import type { Moment, Sequence } from "./support/sequences";
import { outcomeOf, take } from "./support/take-step";
import { expect, hydrateAll, hydrated, test } from "./support/test";

test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 40_000 });

const count = Number(process.env.SEQUENCES ?? 60);

for (let seed = 1; seed <= count; seed += 1) {
  test.describe(() => {
    // Odd seeds run on a phone.
    if (seed % 2) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    else test.use({ viewport: { width: 1280, height: 800 } });

    test(`has the outcome of a loaded page: seed ${seed}`, async ({ page }) => {
      const [sequence] = fc.sample(sequences, { seed, numRuns: 1 });
      if (!sequence) throw new Error("fast-check returned no sequence.");
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      const quiet = quietOf(page, 100);
      const sent = noteSent(page);
      const expected = { ...(await runReady(page, sequence, quiet, `${seed}r`)), sent: sent() };
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      const early = { ...(await runEarly(page, sequence, quiet, `${seed}e`)), sent: sent() };
      expect(early, JSON.stringify(sequence, null, 2)).toEqual(expected);
    });
  });
}

type Quiet = () => Promise<void>;

/**
 * Notes each post that succeeds, also one of an address that was sent before: the stand-in lists it once.
 * @returns a function that returns the names of the addresses since its last call
 */
function noteSent(page: Page): () => string[] {
  let names: string[] = [];
  page.on("response", (response) => {
    const [name] = /\b(ann|bo)(?=-)/.exec(response.request().postData() ?? "") ?? [];
    if (name && response.status() === 201) names.push(name);
  });
  return () => {
    const sent = names.sort();
    names = [];
    return sent;
  };
}

/** Hydrates everything first, and waits after each step. */
async function runReady(page: Page, { route, steps }: Sequence, quiet: Quiet, run: string) {
  await page.goto(route);
  await hydrated(page);
  await hydrateAll(page);
  for (const step of steps) {
    await quiet();
    await take(page, step, run);
  }
  await settle(page, quiet);
  return outcomeOf(page);
}

/** Does each step at its moment, without waiting for effects of earlier ones. */
async function runEarly(page: Page, sequence: Sequence, quiet: Quiet, run: string) {
  const { route, steps, lost, isHurried } = sequence;
  const release = await delayByMoment(page, sequence);
  await page.goto(route, { waitUntil: "commit" });
  for (const moment of moments) {
    release(moment);
    if (moment === lost) await page.waitForTimeout(500);
    else if (moment === "page" && !isHurried) await requestAgain(page);
    for (const step of steps.filter((one) => one.moment === moment)) await take(page, step, run);
  }
  await settle(page, quiet);
  // The queue sends a second form when it has shown the success of the first, for three seconds.
  const forms = steps.filter((step) => step.do === "subscribe").length;
  const busy = page.locator("[type=submit]:disabled");
  while (forms > 1 && (await busy.count()) > 0) {
    await expect(busy).toHaveCount(0);
    await quiet();
  }
  return outcomeOf(page);
}

/** Makes the page retry code that failed to load. */
async function requestAgain(page: Page) {
  await page.locator("body").dispatchEvent("click");
  await hydrated(page);
}

/** Delays each script until its moment; the first of the moment that is `lost` gets a 503. */
async function delayByMoment(page: Page, { lost }: Sequence) {
  const momentOf = (path: string): Moment => {
    if (/^\/(app|webpack-runtime)-/.test(path)) return "start";
    return /^\/(framework|site)-/.test(path) ? "page" : "islands";
  };
  const gates = new Map(moments.map((moment) => [moment, gate()]));
  let isLost = false;
  await page.route("**/*.js", async (route) => {
    const moment = momentOf(new URL(route.request().url()).pathname);
    await gates.get(moment)?.opened;
    const isScript = route.request().resourceType() === "script";
    if (moment !== lost || isLost || !isScript) return route.continue();
    isLost = true;
    return route.fulfill({ status: 503, body: "" });
  });
  return (moment: Moment) => gates.get(moment)?.open();
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

/** Waits until nothing changes any more, but for forms that show success. */
async function settle(page: Page, quiet: Quiet) {
  // The next action retries failed code.
  await page.locator("body").dispatchEvent("click");
  await page.mouse.move(0, 0);
  await quiet();
  await hydrateAll(page);
  await quiet();
}
