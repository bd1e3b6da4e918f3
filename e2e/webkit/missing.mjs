/** Whether WebKitGTK is here. Plain Node: `npm test` asks before it runs anything else. */
import fs from "node:fs";
import path from "node:path";

/** What is needed, and Debian's package of it. */
const programs = { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

/** @returns {string | undefined} what is missing and how to get it; undefined when all is there */
export function missingWebkit() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const missing = Object.entries(programs).filter(
    ([program]) => !folders.some((folder) => fs.existsSync(path.join(folder, program))),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map(([program]) => program).join(" and ");
  const packages = missing.map(([, name]) => name).join(" ");
  return `WebKitGTK is not here: no ${names}. On Debian: apt-get install ${packages}`;
}
