import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A stand-in that runs as a process of its own, as it does for people. */
export interface RunningProcess {
  /** Without a trailing slash. */
  url: string;
  /** Ends it and waits until it is gone; `SIGKILL` gives it no chance to tidy up. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a stand-in on a free port.
 *
 * @throws with what the process wrote to stderr when it ends before it told its address
 */
export async function runStandIn(
  name: "identity" | "newsletter",
  args: string[] = [],
): Promise<RunningProcess> {
  const script = path.join(__dirname, "..", "run.mjs");
  const child = spawn(process.execPath, [script, name, "--port", "0", ...args]);
  let said = "";
  let complaint = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  await Promise.race([once(child.stdout, "data"), once(child, "close")]);
  if (!said) throw new Error(complaint);
  return {
    url: said.trim(),
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}
