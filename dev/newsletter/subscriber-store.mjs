import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ email: string, addedAt: string }} Subscriber */

/**
 * Subscribers in a file to which lines are only added: several processes may do that at once, and none can spoil what is
 * there.
 *
 * @param {string} file its folder is made if need be
 * @returns {{ add: (email: string) => void, all: () => Subscriber[] }} `add` returns once the address is on the disk; an
 *   address that is there already stays as it is
 */
export function openSubscriberStore(file) {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return {
    add: (email) => {
      const line = JSON.stringify({ email, addedAt: new Date().toISOString() });
      // A line of its own, also after one that a crash has cut off.
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

/** @param {string} line @returns {Subscriber[]} none when it is empty or cut off */
function subscriberIn(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
