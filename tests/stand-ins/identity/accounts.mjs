import { createHash } from "node:crypto";

/** @typedef {{ sub: string, name: string, email: string, password: string }} Account */

/** The initial account; the login page shows its password. */
export const DEMO_ACCOUNT = { name: "Mira Okafor", email: "mira@cairn.example", password: "cairn" };

/** Accounts in memory, lost when the stand-in stops. */
export function createAccounts() {
  /** @type {Map<string, Account>} by lower-case e-mail address */
  const byEmail = new Map();

  /**
   * @param {{ name: string, email: string, password: string }} details
   * @returns {Account | undefined} undefined if the address already has an account
   */
  function add({ name, email, password }) {
    const key = email.trim().toLowerCase();
    if (byEmail.has(key)) return undefined;
    const sub = `stand-in|${createHash("sha256").update(key).digest("hex").slice(0, 16)}`;
    const account = { sub, name: name.trim() || key, email: key, password };
    byEmail.set(key, account);
    return account;
  }

  add(DEMO_ACCOUNT);
  return {
    add,
    /** @param {string} sub @returns {Account | undefined} */
    find: (sub) => [...byEmail.values()].find((account) => account.sub === sub),
    /** @param {string} email @param {string} password @returns {Account | undefined} */
    logIn: (email, password) => {
      const account = byEmail.get(email.trim().toLowerCase());
      return account?.password === password ? account : undefined;
    },
  };
}

/** @param {string} name @returns {string} a square SVG image with the initials */
export function portrait(name) {
  const words = name.split(/\s+/).map((word) => [...word][0] ?? "");
  const initials = words.slice(0, 2).join("").toUpperCase().replace(/[<>&]/g, "");
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" ' +
    'fill="#B93F16"/><text x="48" y="60" font-family="sans-serif" font-size="36" fill="#fff" ' +
    `text-anchor="middle">${initials}</text></svg>`
  );
}
