/**
 * `node scripts/trial-direct.mjs [mode…]`: builds the site so that the browser calls the newsletter
 * API itself (GATSBY_API_HOST), and subscribes with Chromium from both forms of every route while
 * a real server answers, fails, hangs or cannot be read (every mode of `dev/newsletter-api.mjs`
 * unless some are named). The copy that it builds is in `.local/trial-direct`. Takes some minutes.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { NEWSLETTER_SECRET, startNewsletterApi } from "../dev/newsletter-api.mjs";
import { launchBrowser } from "./lib/browser.mjs";
import { ensureBuilt } from "./lib/build.mjs";
import { readJson } from "./lib/content-files.mjs";
import { copyCheckout } from "./lib/files.mjs";
import { routes } from "./lib/routes.mjs";
import { serve } from "./lib/server.mjs";

/** @typedef {"footer" | "dialog"} Where which of a page's two forms */

const words = readJson(path.join("content", "newsletter.json"));
const subscribing = ["normal", "slow"];
const failing = ["200", "400", "409", "500", "reset", "no-cors", "hang"];
const modes = process.argv.length > 2 ? process.argv.slice(2) : [...subscribing, ...failing];
/** The form gives up after 10 s; the rest is for a busy machine. */
const PATIENCE_MS = 15_000;
const PAGES_AT_ONCE = 4;

const folder = path.join(".local", "trial-direct");
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-direct-"));
const api = await startNewsletterApi({ port: 0, file: path.join(scratch, "newsletter.jsonl") });
const env = { GATSBY_API_HOST: api.url, GATSBY_API_SECRET: NEWSLETTER_SECRET };
copyCheckout(folder);
if (!ensureBuilt({ folder, env })) throw new Error("Not built; the reason stands above.");
const site = await serve({ folder, env });
const browser = await launchBrowser();
const count = { passed: 0, failed: 0, addresses: 0 };
try {
  const all = routes(folder);
  // Each form waits 10 s for an API that hangs: two routes are enough.
  for (const mode of modes) await tryMode(mode, mode === "hang" ? all.slice(0, 2) : all);
  const problems = await tryWithoutScripts("/pricing").catch((error) => [error.message]);
  count[problems.length > 0 ? "failed" : "passed"] += 1;
  for (const problem of problems) console.error(`✗ without JavaScript: ${problem}`);
} finally {
  await browser.close();
  await Promise.all([site.close(), api.close()]);
  fs.rmSync(scratch, { recursive: true });
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;

/**
 * All routes in one mode, some at a time: the mode belongs to the server as a whole.
 * @param {string} mode @param {string[]} list routes
 */
async function tryMode(mode, list) {
  const body = JSON.stringify({ mode });
  const { ok } = await fetch(`${api.url}/__test/mode`, { method: "POST", body });
  if (!ok) throw new Error(`The newsletter stand-in does not know the mode "${mode}".`);
  const places = /** @type {const} */ (["footer", "dialog"]);
  const queue = list.flatMap((route) => places.map((where) => ({ route, where })));
  const before = count.failed;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const problems = await tryForm({ mode, ...next }).catch((error) => [error.message]);
      count[problems.length > 0 ? "failed" : "passed"] += 1;
      for (const problem of problems) {
        console.error(`✗ ${mode}, ${next.route}, ${next.where}: ${problem}`);
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  console.log(`${mode}: ${list.length} routes, ${count.failed - before} failures`);
}

/**
 * @param {{ mode: string, route: string, where: Where }} form
 * @returns {Promise<string[]>} what went wrong when one form of one page was sent, one line each
 */
async function tryForm({ mode, route, where }) {
  const address = `direct+${Date.now()}-${(count.addresses += 1)}@b.example`;
  const page = await browser.newPage();
  /** @type {Record<"addresses" | "calls" | "lines" | "errors", string[]>} */
  const seen = { addresses: [], calls: [], lines: [], errors: [] };
  page.on("console", (line) => seen.lines.push(line.text()));
  page.on("pageerror", (error) => seen.errors.push(error.message));
  page.on("request", (request) => {
    seen.addresses.push(request.url());
    if (request.method() === "POST") seen.calls.push(request.url());
  });
  try {
    await page.goto(site.url + route);
    const form = await open(page, where);
    const input = form.getByRole("textbox", { name: words.label, exact: true });
    await input.fill(address);
    // It waits until the button is enabled.
    await form.getByRole("button", { name: words.button }).click();

    const works = subscribing.includes(mode);
    const said = form.getByRole(works ? "status" : "alert");
    await said
      .filter({ hasText: works ? words.success : words.error })
      .waitFor({ timeout: PATIENCE_MS });
    /** @type {{ email: string }[]} */
    const subscribers = await (await fetch(`${api.url}/subscribers`)).json();
    const isKept = subscribers.some(({ email }) => email === address);
    const found = {
      "text in the input": [await input.inputValue(), works ? "" : address],
      "what is said": [await said.textContent(), works ? words.success : words.error],
      "kept by the API": [isKept, works],
      "address of the page": [page.url(), site.url + route],
      // One, to the API and not to the relay.
      calls: [seen.calls.join(), `${api.url}/api/users/add`],
      "the e-mail address in a URL": [mentions(seen.addresses, address), false],
      "the e-mail address in the console": [mentions(seen.lines, address), false],
      "page errors": [seen.errors.join(), ""],
    };
    return differences(found);
  } finally {
    await page.close();
  }
}

/**
 * @param {string} route
 * @returns {Promise<string[]>} what went wrong where the form cannot be sent, one line each
 */
async function tryWithoutScripts(route) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  try {
    await page.goto(site.url + route);
    const form = page.getByRole("contentinfo").locator("form");
    const input = form.getByRole("textbox", { name: words.label, exact: true });
    await input.fill("visitor@b.example");
    await input.press("Enter");
    const found = {
      "the button can be pressed": [await form.getByRole("button").isEnabled(), false],
      "it says why": [await form.getByText(words.noScript).isVisible(), true],
      "text in the input": [await input.inputValue(), "visitor@b.example"],
      "address of the page": [page.url(), site.url + route],
    };
    return differences(found);
  } finally {
    await page.close();
  }
}

/**
 * The form in the footer, or the one in the dialog, opened by its button where there is one.
 * @param {import("@playwright/test").Page} page @param {Where} where
 */
async function open(page, where) {
  if (where === "footer") return page.getByRole("contentinfo").locator("form");
  const button = page.locator('button[popovertarget="newsletter"]').first();
  if (await button.isVisible()) await button.click();
  else await page.locator("dialog#newsletter").evaluate(showPopover);
  return page.getByRole("dialog").locator("form");
}

/** @param {Record<string, unknown[]>} found what is and what was wanted, by name @returns {string[]} */
function differences(found) {
  return Object.entries(found)
    .filter(([, [is, wanted]]) => is !== wanted)
    .map(([what, [is, wanted]]) => `${what}: "${is}", not "${wanted}"`);
}

/** @param {string[]} texts @param {string} address */
function mentions(texts, address) {
  const all = texts.join("\n");
  return all.includes(address) || all.includes(encodeURIComponent(address));
}

/** Runs in the page. @param {HTMLElement} dialog */
function showPopover(dialog) {
  dialog.showPopover();
}
