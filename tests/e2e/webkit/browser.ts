/** WebKitGTK, Debian's build of Safari's engine, with its own driver on a virtual screen. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { freePort } from "../../../scripts/lib/server.mjs";

/** Starts a virtual screen, the driver and a browser with a new profile. @throws {Error} if one of them does not start */
export async function startWebkit() {
  const screen = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-displayfd", "3"];
  const xvfb = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const ended = once(xvfb, "exit").then((): never => {
    throw new Error("Xvfb did not start.");
  });
  // Xvfb writes the number of the screen when it is ready.
  const [screenNumber] = (await Promise.race([
    once(xvfb.stdio[3] as Readable, "data"),
    ended,
  ])) as unknown[];
  ended.catch(() => undefined);
  const port = await freePort();
  const service = new DriverService("WebKitWebDriver", {
    port,
    loopback: true,
    args: [`--port=${port}`],
    env: { ...process.env, DISPLAY: `:${String(screenNumber).trim()}`, GDK_BACKEND: "x11" },
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
