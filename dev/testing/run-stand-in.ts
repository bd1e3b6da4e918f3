import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

/** A stand-in that runs as a process of its own, as it does for people. */
export interface RunningProcess {
  /** Without a trailing slash. */
  url: string;
  /** Ends it and waits until it is gone; `SIGKILL` gives it no chance to tidy up. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a stand-in ("identity" or "newsletter") on a free port.
 *
 * @throws with what the process wrote to stderr when it ends before it told its address
 */
export async function runStandIn(
  name: "identity" | "newsletter",
  args: string[] = [],
): Promise<RunningProcess> {
  const script = path.join(__dirname, "..", "run.mjs");
  const child = spawn(process.execPath, [script, name, "--port", "0", ...args]);
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const url = await firstLine(child);
  if (url === undefined) throw new Error(complaint);
  return {
    url,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string | undefined> {
  if (child.stdout === null) return undefined;
  for await (const line of createInterface({ input: child.stdout })) return line;
  return undefined;
}
