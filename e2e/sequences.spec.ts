/**
 * What a visitor does before the page's code answers ends as on a page that was ready, once each: six steps at most, drawn at
 * random, at moments drawn at random. `npx playwright test sequences -g "seed 17$"` runs one again, `SEQUENCES=1000` more of them.
 */
import type { Page, Request } from "@playwright/test";
import fc from "fast-check";
import { moments, outcomeOf, sequences, take } from "./support/sequences";
import type { Moment, Sequence } from "./support/sequences";
import { subscribers } from "./support/stand-ins";
import { expect, hydrated, test } from "./support/test";

test.use({ actionTimeout: 10_000 });
test.describe.configure({ timeout: 40_000 });

const count = Number(process.env.SEQUENCES ?? 60);

for (let seed = 1; seed <= count; seed += 1) {
  test.describe(() => {
    // Every other visitor has a phone.
    if (seed % 2) test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    else test.use({ viewport: { width: 1280, height: 800 } });

    test(`ends as on a page that was ready: seed ${seed}`, async ({ page }) => {
      const [sequence] = fc.sample(sequences, { seed, numRuns: 1 });
      if (!sequence) throw new Error("fast-check has drawn nothing.");
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      const quiet = quietOf(page);
      const expected = await runReady(page, sequence, quiet, `${seed}r${Date.now()}`);
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      const early = await runEarly(page, sequence, quiet, `${seed}e${Date.now()}`);
      expect(early, JSON.stringify(sequence, null, 2)).toEqual(expected);
    });
  });
}

type Quiet = () => Promise<void>;

/** Waits until nothing has been on its way for so long. Some requests have no end that is told. */
function quietOf(page: Page, ms = 150): Quiet {
  let last = 0;
  const running = new Map<Request, number>();
  const isRunning = () => [...running.values()].some((from) => Date.now() - from < 2_000);
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    last = Date.now();
  };
  page.on(
    "request",
    note((request) => running.set(request, Date.now())),
  );
  page.on(
    "requestfinished",
    note((request) => running.delete(request)),
  );
  // A post of the page that has its answer: its end is never told.
  page.on("response", (response) => {
    if (response.request().method() === "POST") running.delete(response.request());
  });
  page.on(
    "requestfailed",
    note((request) => running.delete(request)),
  );
  return async () => {
    last = Date.now();
    while (isRunning() || Date.now() - last < ms) await page.waitForTimeout(50);
  };
}

/** Everything is there before the first step, and each step has ended before the next. */
async function runReady(page: Page, { route, steps }: Sequence, quiet: Quiet, run: string) {
  await page.goto(route);
  await hydrated(page);
  await touchAll(page);
  for (const step of steps) {
    await quiet();
    await take(page, step, run);
  }
  return settled(page, quiet, run);
}

/** Each step at its moment, whether what was done before has an answer or not. */
async function runEarly(page: Page, sequence: Sequence, quiet: Quiet, run: string) {
  const { route, steps, lost, isHurried } = sequence;
  const release = await holdByMoment(page, sequence);
  await page.goto(route, { waitUntil: "commit" });
  for (const moment of moments) {
    release(moment);
    if (moment === lost) await page.waitForTimeout(1_000);
    else if (moment === "page" && !isHurried) await requestAgain(page);
    for (const step of steps.filter((one) => one.moment === moment)) await take(page, step, run);
  }
  return settled(page, quiet, run);
}

async function requestAgain(page: Page) {
  // Requests again what is lost.
  await page.locator("body").dispatchEvent("click");
  await hydrated(page);
}

/** Keeps each script back until its moment; the first of the moment that is `lost` is answered with 503. */
async function holdByMoment(page: Page, { lost }: Sequence) {
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

/** Hydrates all islands: one that nobody touched or came near to does not show what was done elsewhere. */
const touchAll = (page: Page) =>
  page.locator("[data-island]").evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("mouseover", { bubbles: true }));
  });

/** How it is when nothing changes any more. */
async function settled(page: Page, quiet: Quiet, run: string) {
  // Failed code is requested again with the next action.
  await page.locator("body").dispatchEvent("click");
  await page.mouse.move(0, 0);
  await quiet();
  await touchAll(page);
  await quiet();
  // What was sent second is sent when the first has its answer, and that was shown.
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(page.locator("form[aria-busy=true]")).toHaveCount(0);
    await quiet();
  }
  const sent = (await subscribers()).filter((address) => address.includes(`-${run}@`));
  return { ...(await outcomeOf(page)), sent: sent.map((one) => one.replace(run, "")).sort() };
}
