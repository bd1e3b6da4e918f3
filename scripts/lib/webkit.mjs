/** Whether WebKitGTK is installed. In JavaScript, since `npm test` imports it without tsx. */
import fs from "node:fs";
import path from "node:path";

/** Required programs, with their packages in Debian. */
const programs = { WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

/** @returns {string | undefined} what is missing, with advice; undefined if nothing is */
export function missingWebkit() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const missing = Object.entries(programs).filter(
    ([program]) => !folders.some((folder) => fs.existsSync(path.join(folder, program))),
  );
  if (missing.length === 0) return undefined;
  const names = missing.map(([program]) => program).join(" and ");
  const packages = missing.map(([, name]) => name).join(" ");
  return `WebKitGTK is not installed: no ${names}. On Debian: apt-get install ${packages}`;
}
