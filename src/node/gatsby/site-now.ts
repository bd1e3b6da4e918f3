import { readSite } from "../read-content";
import type { Site } from "../read-content";

let site: Site | undefined;

/** The site of this build, read once for all hooks. */
export const siteNow = (): Site => (site ??= readSite());

/** Replaces it with a newer reading. */
export const setSite = (newer: Site): void => {
  site = newer;
};
