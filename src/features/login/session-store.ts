import { useSyncExternalStore } from "react";

/** Why a login failed. `cancelled` is the visitor's choice; each other one has a message in `content/navigation.json`. */
export type LoginFault =
  | "cancelled"
  | "unverified"
  | "refused"
  | "provider"
  | "stale"
  | "timeout"
  | "unreachable"
  | "chunk"
  | "storage";

/** What the site shows of a user. */
export interface Profile {
  name: string;
  /** Address of the avatar, or "". */
  picture: string;
}

/**
 * - `off`: no provider is configured
 * - `visitor`: nobody is logged in; the initial state of every page
 * - `busy`: a redirect or a session check is under way
 * - `user`: somebody is logged in
 * - `failed`: a visitor whose login failed
 */
export type Session =
  | { status: "off" | "visitor" | "busy" }
  | { status: "user"; profile: Profile }
  | { status: "failed"; fault: Exclude<LoginFault, "cancelled"> };

const off: Session = { status: "off" };
const visitor: Session = { status: "visitor" };

/** The provider's settings, if there is one. */
export function authSettings(): { domain: string; clientId: string } | undefined {
  // The build replaces `process.env.GATSBY_…` by its value: keep the names written out.
  const domain = process.env.GATSBY_AUTH0_DOMAIN?.trim().replace(/\/+$/, "");
  const clientId = process.env.GATSBY_AUTH0_CLIENT_ID?.trim();
  return domain && clientId ? { domain, clientId } : undefined;
}

/** The state in the server's HTML. */
const initialSession = (): Session => (authSettings() ? visitor : off);

let current: Session | undefined;
const listeners = new Set<() => void>();

export const getSession = (): Session => (current ??= initialSession());

export function setSession(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current session. The server's HTML and the first paint show `visitor`, or `off`. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, getSession, initialSession);
