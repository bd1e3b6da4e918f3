import { runScript } from "../../src/testing/run-script";
import * as testing from "../../src/testing/temporary-folder";

/** {@link testing.temporaryFolder} in which modules of `scripts/lib/` can run. */
export function temporaryFolder(files: Record<string, string> = {}) {
  const folder = testing.temporaryFolder(files);
  return {
    ...folder,
    /** Runs a few lines against a module of `scripts/lib/`, in `cwd` below the folder. */
    run: (module: string, code: string, env: Record<string, string> = {}, cwd = ".") =>
      runScript(`scripts/lib/${module}`, code, { cwd: folder.at(cwd), env }),
  };
}
