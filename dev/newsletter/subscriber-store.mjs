import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm, unlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sqlite from "node-sqlite3-wasm";

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

/**
 * Makes sure that one process at a time uses `file`: it listens on a local socket named after the
 * file. The operating system takes the socket away when the process ends, by `kill -9` too, so that
 * unlike a lock file it never has to be cleaned up by hand.
 *
 * @param {string} file absolute path
 * @returns {Promise<() => Promise<void>>} gives the file up
 * @throws when another process has it
 */
async function ownFile(file) {
  // A short name in the temporary folder: socket paths are limited to about 100 characters.
  const name = `cairn-${createHash("sha256").update(file).digest("hex").slice(0, 16)}`;
  const address =
    process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  const server = createServer((socket) => socket.end());
  const listen = () => once(server.listen(address), "listening");
  await listen().catch(async (error) => {
    if (error.code !== "EADDRINUSE") throw error;
    if (await someoneAnswers(address)) {
      throw new Error(`${file} is in use by another newsletter stand-in. Stop that one first.`);
    }
    await unlink(address);
    await listen();
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** @param {string} address @returns {Promise<boolean>} */
async function someoneAnswers(address) {
  const socket = connect(address);
  const answered = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}
