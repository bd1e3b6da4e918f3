import { freePort, serve } from "../scripts/lib/server.mjs";

/** Serves `public/` on a free port for the whole run; tests read its address from SITE. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await serve({ port: await freePort() });
  process.env.SITE = site.url;
  return () => site.close();
}
