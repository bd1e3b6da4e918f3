import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * A temporary folder, created before each test of a file and removed after it.
 * @param files text by path; a test may add more
 */
export function temporaryFolder(files: Record<string, string> = {}) {
  let root = "";
  const at = (file: string) => path.join(root, file);
  const write = (file: string, text: string | Buffer = "") => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  beforeEach(() => {
    // The space reveals code that splits paths.
    root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "a folder ")));
    for (const [file, text] of Object.entries(files)) write(file, text);
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));
  return {
    at,
    write,
    read: (file: string) => fs.readFileSync(at(file), "utf8"),
    has: (file: string) => fs.existsSync(at(file)),
    remove: (file: string) => fs.rmSync(at(file), { recursive: true }),
  };
}
