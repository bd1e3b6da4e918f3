import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startStandIns } from "../../stand-ins/stand-ins.mjs";
import { serve } from "../../../scripts/lib/server.mjs";
import { loginPort } from "../../../scripts/lib/test-site.mjs";

/**
 * Serves the test build on a free port, with the stand-ins: the login's on the port that is compiled in.
 * @throws {Error} with advice if that port is taken
 */
export async function startServices() {
  const folder = await mkdtemp(path.join(tmpdir(), "cairn-e2e-"));
  const file = path.join(folder, "newsletter.jsonl");
  const identityPort = loginPort();
  const standIns = await startStandIns({ identityPort, newsletterPort: 0, file }).catch(
    (cause: unknown) => {
      const message = `The test build expects the login on port ${identityPort}, where it cannot start. Build for another port: npm test -- build`;
      throw new Error(message, { cause });
    },
  );
  // All tests have one IP address; unit tests of the server test the limit.
  const env = { ...standIns.env, RELAY_RATE_LIMIT: "0" };
  const site = await serve({ env, log: path.join(folder, "server.log") });
  return {
    site: site.url,
    identity: standIns.identityUrl,
    newsletter: standIns.newsletterUrl,
    close: async () => {
      await site.close();
      await standIns.close();
      await rm(folder, { recursive: true });
    },
  };
}
