import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ email: string, addedAt: string }} Subscriber */

/**
 * Subscribers in an append-only file: several processes may append at once without corrupting it.
 *
 * @param {string} file its folder is created if missing
 * @returns {{ add: (email: string) => void, all: () => Subscriber[] }} `add` returns once the address is on disk; `all`
 *   returns the first entry of each address
 */
export function openSubscriberStore(file) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return {
    add: (email) => {
      const line = JSON.stringify({ email, addedAt: new Date().toISOString() });
      // Starts a new line, in case a crash has truncated the last one.
      appendFileSync(file, `\n${line}\n`, { flush: true });
    },
    all: () => {
      const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
      const known = new Set();
      return lines
        .flatMap(subscriberIn)
        .filter(({ email }) => !known.has(email) && known.add(email));
    },
  };
}

/** @param {string} line @returns {Subscriber[]} none if it is empty or truncated */
function subscriberIn(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
