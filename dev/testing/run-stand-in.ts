import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A stand-in in its own process. */
export interface RunningProcess {
  /** Without a trailing slash. */
  url: string;
  /** Ends it and waits for its exit; with `SIGKILL` it cannot clean up. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a stand-in on a free port.
 *
 * @throws with the process's stderr if it ends before it has printed its URL
 */
export async function runStandIn(
  name: "identity" | "newsletter",
  args: string[] = [],
): Promise<RunningProcess> {
  const script = path.join(__dirname, "..", "run.mjs");
  const child = spawn(process.execPath, [script, name, "--port", "0", ...args]);
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  await Promise.race([once(child.stdout, "data"), once(child, "close")]);
  if (!stdout) throw new Error(stderr);
  return {
    url: stdout.trim(),
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}
