/** WebKitGTK, the engine of Safari as Debian has it, driven by its own driver on a screen that nobody sees. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { freePort } from "../../scripts/lib/server.mjs";

/** Starts a screen, the driver and a browser without a past. @throws {Error} when one of them does not come up */
export async function startWebkit() {
  const screen = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-displayfd", "3"];
  const xvfb = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const ended = once(xvfb, "exit").then((): never => {
    throw new Error("Xvfb did not come up.");
  });
  // The number of the screen, which Xvfb writes when it is ready.
  const [said] = (await Promise.race([
    once(xvfb.stdio[3] as Readable, "data"),
    ended,
  ])) as unknown[];
  ended.catch(() => undefined);
  const port = await freePort();
  const service = new DriverService("WebKitWebDriver", {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: `:${String(said).trim()}`, GDK_BACKEND: "x11" },
  });
  const stop = async () => {
    await service.kill();
    xvfb.kill();
  };
  try {
    const url = await service.start();
    const driver = await new Builder().usingServer(url).forBrowser("MiniBrowser").build();
    return { driver, close: () => driver.quit().then(stop, stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}
