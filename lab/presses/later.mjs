/** How soon the controls of a page answer that React has, one after the other, wherever they stand. */
import { noteAnswers, withPage } from "./first-act.mjs";
import { takenOver } from "./quiet.mjs";

/** Between two screens that a reader goes through, in px; their parts come meanwhile. */
const STEP = 600;

/** @param {string} url @param {number} slower @returns {Promise<import("./first-act.mjs").Answer[]>} slowest first */
export function laterAnswersOf(url, slower) {
  return withPage(url, async (page, session, quiet) => {
    await page.mouse.move(3, 400);
    await takenOver(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += STEP) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.waitForTimeout(150);
    }
    await quiet();
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.evaluate(noteAnswers);
    const count = await page.evaluate(findControls);
    /** @type {import("./first-act.mjs").Answer[]} */
    const answers = [];
    for (let at = 0; at < count; at += 1) {
      const place = await page.evaluate(showControl, at);
      if (!place) continue;
      // What its coming into view began is over.
      await page.waitForTimeout(700);
      await page.evaluate(() => {
        /** @type {any} */ (window).answers.length = 0;
      });
      await page.touchscreen.tap(place.x, place.y);
      await page.waitForTimeout(700);
      const ms = await page.evaluate(() => Math.max(0, .../** @type {any} */ (window).answers));
      answers.push({ control: place.control, ms });
      // A dialog would lie over the next.
      await page.keyboard.press("Escape");
    }
    return answers.sort((a, b) => b.ms - a.ms);
  });
}

/** In the page: notes what can be pressed without leaving it. @returns {number} how many */
function findControls() {
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll("main, footer");
  const controls = [...all].flatMap((part) => [
    .../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll("button, input, summary")),
  ]);
  const seen = controls.filter((one) => one.checkVisibility());
  Object.assign(window, { controls: seen });
  return seen.length;
}

/** In the page: brings one into view. @param {number} at @returns {{ x: number, y: number, control: string } | undefined} */
function showControl(at) {
  /** @type {HTMLInputElement} */
  const one = /** @type {any} */ (window).controls[at];
  if (!one.isConnected || !one.checkVisibility()) return;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const name = one.getAttribute("aria-label") || one.innerText || one.value || one.name;
  const control = `${one.localName} ${name.trim().slice(0, 40)}`;
  return { x: left + width / 2, y: top + height / 2, control };
}
