import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startStandIns } from "../dev/stand-ins.mjs";
import { serve } from "../scripts/lib/server.mjs";
import { loginPort } from "../scripts/lib/test-site.mjs";

/**
 * Serves the test build on a free port for the whole run, with the stand-ins (the login's on the port
 * that is compiled in). Tests read the URLs from SITE, IDENTITY and NEWSLETTER.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "cairn-e2e-"));
  const file = path.join(folder, "newsletter.jsonl");
  const identityPort = loginPort();
  const standIns = await startStandIns({ identityPort, newsletterPort: 0, file }).catch(
    (cause: unknown) => {
      const message = `The test build expects the login on port ${identityPort}, where it cannot start. Build for another port: npm test -- build`;
      throw new Error(message, { cause });
    },
  );
  // All tests have one IP address; unit tests of the relay test the limit.
  const env = { ...standIns.env, RELAY_RATE_LIMIT: "0" };
  const site = await serve({ env, log: path.join(folder, "server.log") });
  process.env.SITE = site.url;
  process.env.IDENTITY = standIns.identityUrl;
  process.env.NEWSLETTER = standIns.newsletterUrl;
  return async () => {
    await site.close();
    await standIns.close();
    await rm(folder, { recursive: true });
  };
}
