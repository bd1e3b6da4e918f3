import { createHash } from "node:crypto";
import { unlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Makes sure that one process at a time uses `file`: it listens on a local socket named after the
 * file. The operating system takes the socket away when the process ends, by `kill -9` too, so that
 * unlike a lock file it never has to be cleaned up by hand.
 *
 * @param {string} file absolute path
 * @returns {Promise<() => Promise<void>>} gives the file up
 * @throws when another process has it
 */
export async function ownFile(file) {
  const address = addressOf(file);
  const server = createServer((socket) => socket.end());
  try {
    await listenOn(server, address);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (await someoneAnswers(address)) {
      throw new Error(`${file} is in use by another newsletter stand-in. Stop that one first.`, {
        cause: error,
      });
    }
    await unlink(address);
    await listenOn(server, address);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** A short name in the temporary folder: socket paths are limited to about 100 characters. */
function addressOf(/** @type {string} */ file) {
  const name = `cairn-${createHash("sha256").update(file).digest("hex").slice(0, 16)}`;
  return process.platform === "win32"
    ? `\\\\.\\pipe\\${name}`
    : path.join(tmpdir(), `${name}.sock`);
}

/** @param {import("node:net").Server} server @param {string} address @returns {Promise<void>} */
function listenOn(server, address) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}

/** @param {unknown} error */
function isTaken(error) {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

/** @param {string} address @returns {Promise<boolean>} */
function someoneAnswers(address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
