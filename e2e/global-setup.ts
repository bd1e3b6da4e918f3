import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startStandIns } from "../dev/stand-ins.mjs";
import { freePort, serve } from "../scripts/lib/server.mjs";

/**
 * Serves `public/` on a free port for the whole run, with the stand-ins beside it (the login's must
 * be where the build expects it). Tests read the addresses from SITE, IDENTITY and NEWSLETTER.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "cairn-e2e-"));
  const file = path.join(folder, "newsletter.sqlite");
  const standIns = await startStandIns({ newsletterPort: 0, file });
  // All tests come from one address; the limit has a test of its own beside the relay.
  const env = { ...standIns.env, RELAY_RATE_LIMIT: "0" };
  const site = await serve({ port: await freePort(), env });
  process.env.SITE = site.url;
  process.env.IDENTITY = standIns.identityUrl;
  process.env.NEWSLETTER = standIns.newsletterUrl;
  return async () => {
    await site.close();
    await standIns.close();
    await rm(folder, { recursive: true });
  };
}
