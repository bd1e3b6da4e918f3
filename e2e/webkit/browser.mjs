/** WebKitGTK, the engine of Safari as Debian has it, driven by its own driver on a screen that nobody sees. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { freePort } from "./server.mjs";
import { Session } from "./webdriver.mjs";

/** What is needed, and Debian's package of it. */
const programs = { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

/** @returns {string | undefined} what is missing and how to get it; undefined when all is there */
export function missingWebkit() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const missing = Object.entries(programs).filter(
    ([program]) => !folders.some((folder) => fs.existsSync(path.join(folder, program))),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map(([program]) => program).join(" and ");
  const packages = missing.map(([, name]) => name).join(" ");
  return `WebKitGTK is not here: no ${names}. On Debian: apt-get install ${packages}`;
}

/**
 * Starts a screen, the driver and a browser without a past.
 * @returns {Promise<{ session: Session, close: () => Promise<void> }>}
 * @throws {Error} when one of them does not come up
 */
export async function startWebkit() {
  /** @type {import("node:child_process").ChildProcess[]} */
  const running = [];
  const close = async () => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill();
      await once(child, "exit");
    }
  };
  try {
    const screen = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-displayfd", "3"];
    const xvfb = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    running.push(xvfb);
    const display = await saidOn(xvfb);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: "x11" };
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
    running.push(driver);
    const session = await open(`http://127.0.0.1:${port}`, driver);
    return { session, close: () => session.close().then(close, close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The number of the screen, which Xvfb writes when it is ready. @param {import("node:child_process").ChildProcess} xvfb */
async function saidOn(xvfb) {
  const pipe = /** @type {import("node:stream").Readable} */ (xvfb.stdio[3]);
  const ended = once(xvfb, "exit").then(() => {
    throw new Error("Xvfb did not come up.");
  });
  const [said] = await Promise.race([once(pipe, "data"), ended]);
  return String(said).trim();
}

/** Opens a session as soon as the driver listens. @param {string} url @param {import("node:child_process").ChildProcess} driver */
async function open(url, driver) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return Session.open(url, { browserName: "MiniBrowser" });
    if (driver.exitCode !== null || Date.now() > deadline) {
      throw new Error("WebKitWebDriver did not come up.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
