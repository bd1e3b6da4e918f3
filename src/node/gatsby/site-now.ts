import { readSite } from "../read-content";
import type { Site } from "../read-content";

let site: Site | undefined;

/** The site of this build: read once, however many hooks ask for it. */
export const siteNow = (): Site => (site ??= readSite());

/** Puts a newer reading in its place, while developing. */
export const setSite = (newer: Site): void => {
  site = newer;
};
