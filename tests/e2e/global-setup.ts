import { startServices } from "./support/services";

/** Serves the site for the whole run. Tests read the URLs from SITE, IDENTITY and NEWSLETTER. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { site, identity, newsletter, close } = await startServices();
  process.env.SITE = site;
  process.env.IDENTITY = identity;
  process.env.NEWSLETTER = newsletter;
  return close;
}
