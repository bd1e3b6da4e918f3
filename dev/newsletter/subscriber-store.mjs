import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import sqlite from "node-sqlite3-wasm";
import { ownFile } from "./single-owner.mjs";

/**
 * Subscribers in an SQLite file. SQLite runs as WebAssembly with real file access, because Node 20
 * has no SQLite of its own and a native module would have to be built at install.
 *
 * @param {string} file where the database is; its folder is made if need be
 * @returns {Promise<{
 *   add: (email: string) => void,
 *   all: () => { email: string, addedAt: string }[],
 *   close: () => Promise<void>,
 * }>} `add` returns once the address is on the disk; an address that is there already stays as it is.
 * @throws when another process uses the file
 */
export async function openSubscriberStore(file) {
  const absolute = path.resolve(file);
  await mkdir(path.dirname(absolute), { recursive: true });
  const giveUp = await ownFile(absolute);
  // SQLite's lock here is a folder, and it outlives a kill -9. As the only owner of the file we may
  // take it away; the half-done transaction beside it is then rolled back by SQLite itself.
  await rm(`${absolute}.lock`, { recursive: true, force: true });
  const database = new sqlite.Database(absolute);
  database.exec(
    "PRAGMA synchronous = FULL;" +
      "CREATE TABLE IF NOT EXISTS subscribers (email TEXT PRIMARY KEY, added_at TEXT NOT NULL)",
  );
  return {
    add: (email) => {
      database.run("INSERT INTO subscribers VALUES (?, ?) ON CONFLICT DO NOTHING", [
        escape(email),
        new Date().toISOString(),
      ]);
    },
    all: () =>
      database
        .all("SELECT email, added_at FROM subscribers ORDER BY rowid")
        .map((row) => ({ email: unescape(String(row.email)), addedAt: String(row.added_at) })),
    close: async () => {
      database.close();
      await giveUp();
    },
  };
}

/**
 * Any text may be an address here, but SQLite's binding ends a text at a NUL character and spoils
 * half a surrogate pair. Escaped as in JSON both come back whole; real addresses do not change.
 */
const escape = (/** @type {string} */ text) => JSON.stringify(text).slice(1, -1);
const unescape = (/** @type {string} */ text) => String(JSON.parse(`"${text}"`));
