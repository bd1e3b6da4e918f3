/** Runs a Node program and says how long it took and what memory and time of the processor it needed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";

/**
 * @typedef {{ ok: boolean, seconds: number, cpuSeconds?: number, peakMb?: number }} Measured
 *   `cpuSeconds`: of all cores together, which a busy machine does not change much; it and `peakMb` are
 *   left out where there is no /proc
 */

/** Ticks of the kernel in a second, as every Linux for a PC or a server has them. */
const TICKS = 100;

/**
 * @param {string[]} args a script and its arguments @param {string} cwd
 * @param {{ env?: NodeJS.ProcessEnv, log: string }} options `log`: a file, which gets all output
 * @returns {Promise<Measured>}
 */
export async function measure(args, cwd, { env = {}, log }) {
  const out = fs.openSync(log, "a");
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", out, out],
  });
  const most = { kb: 0, ticks: 0 };
  const timer = setInterval(() => {
    const now = treeUse(child.pid ?? 0);
    most.kb = Math.max(most.kb, now.kb);
    most.ticks = Math.max(most.ticks, now.ticks);
  }, 250);
  const [code] = await once(child, "exit");
  clearInterval(timer);
  fs.closeSync(out);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const known = most.kb > 0;
  return {
    ok: code === 0,
    seconds,
    ...(known && { cpuSeconds: Math.round(most.ticks / TICKS) }),
    ...(known && { peakMb: Math.round(most.kb / 1024) }),
  };
}

/**
 * What a process and all below it hold and have used: resident memory in kB (pages that two of them share
 * count twice), and ticks of the processor, those of children that have ended included.
 * @param {number} root
 */
function treeUse(root) {
  const use = { kb: 0, ticks: 0 };
  if (!fs.existsSync("/proc/self/stat")) return use;
  /** @type {Map<number, { pid: number, ticks: number }[]>} */
  const below = new Map();
  for (const name of fs.readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    // After the name, which may hold anything, in brackets: man 5 proc, fields 3 and on.
    const fields = read(`/proc/${name}/stat`)
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
    const pid = Number(name);
    if (pid === root) use.ticks = ticks;
    below.set(parent, [...(below.get(parent) ?? []), { pid, ticks }]);
  }
  for (const queue = [root]; queue.length > 0;) {
    const pid = queue.pop() ?? 0;
    use.kb += Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
    for (const child of below.get(pid) ?? []) {
      use.ticks += child.ticks;
      queue.push(child.pid);
    }
  }
  return use;
}

/** A process may have ended meanwhile. @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
