import { runScript } from "../../src/testing/run-script";
import * as testing from "../../src/testing/temporary-folder";

/** {@link testing.temporaryFolder} to run modules of `scripts/lib/` in. */
export function temporaryFolder(files: Record<string, string> = {}) {
  const folder = testing.temporaryFolder(files);
  return {
    ...folder,
    /** Runs lines with a module of `scripts/lib/` as `script`, in the subfolder `cwd`. */
    run: (module: string, code: string, env: Record<string, string> = {}, cwd = ".") =>
      runScript(`scripts/lib/${module}`, code, { cwd: folder.at(cwd), env }),
  };
}
