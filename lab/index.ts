/** `npm run lab -- <name>`: what measures, tries at length, and draws. Each file begins with its options. */
import { ensureInstalled } from "../scripts/lib/install.mjs";

interface Work {
  about: string;
  run: () => Promise<void>;
  /** Whether it needs packages of `lab/package.json`. */
  needsPackages?: true;
}

/** Those that look at a built site look at the last one of `npm test -- build`. */
const works: Record<string, Work> = {
  pages: {
    about:
      "measures pages with Lighthouse, beside the same without scripts and other built folders",
    run: async () => (await import("./pages")).main(),
    needsPackages: true,
  },
  presses: {
    about: "measures how soon each control has its effect, as the first press and later",
    run: async () => (await import("./presses")).main(),
  },
  visit: {
    about: "measures bytes and processor time of a whole visit, beside other built folders",
    run: async () => (await import("./visit")).main(),
  },
  modules: {
    about: "lists what each script holds, with sizes",
    run: async () => (await import("./modules")).main(),
  },
  builds: {
    about: "measures builds of so many articles: 10 100",
    run: async () => (await import("./builds")).main(),
  },
  hosts: {
    about: "tries the site behind nginx and Caddy, and what Netlify and file hosts get",
    run: async () => (await import("./hosts")).main(),
  },
  relay: {
    about: "tries to bring the newsletter's relay down",
    run: async () => (await import("./relay")).main(),
  },
  cms: {
    about: "writes an article, a release and a person in the CMS, and builds them",
    run: async () => (await import("./cms")).main(),
  },
  edits: {
    about: "makes an author's edits in a copy, and runs the tests there",
    run: async () => (await import("./edits")).main(),
  },
  shots: {
    about: "takes screenshots of the site into shots/; all words must match: pricing 360",
    run: async () => (await import("./shots")).main(),
  },
  pictures: {
    about: "draws the images whose sources are in pictures/; all words must match",
    run: async () => (await import("./pictures")).main(),
  },
  fonts: {
    about: "cuts the fonts to the site's characters, and matches their fallbacks",
    run: async () => (await import("./fonts.mjs")).main(),
    needsPackages: true,
  },
  hosting: {
    about: "writes the headers of src/node/hosting/headers.ts into hosting/",
    run: async () => (await import("./hosting")).main(),
  },
};

const [name = "--help"] = process.argv.splice(2, 1);
const work = works[name];
if (work) {
  if (work.needsPackages) ensureInstalled("lab");
  work.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
} else {
  if (name !== "--help") console.error(`The lab has no "${name}".`);
  const lines = Object.entries(works).map(([title, { about }]) => `${title.padEnd(9)} ${about}`);
  console.log(`npm run lab -- <name> [options]\n\n${lines.join("\n")}`);
  process.exitCode = name === "--help" ? 0 : 1;
}
