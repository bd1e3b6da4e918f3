import type { FixtureSite } from "./fixture-site";

/** What is broken, how, and what the check must say of which file. */
export type Breakage = [name: string, breakIt: (site: FixtureSite) => void, finding: RegExp];
