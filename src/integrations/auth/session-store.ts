import { useSyncExternalStore } from "react";

/**
 * Why a login did not work. `denied` is the visitor's own choice and no fault to speak of; the
 * others have a message each in `content/navigation.json`.
 */
export type LoginFault =
  "denied" | "provider" | "stale" | "timeout" | "unreachable" | "chunk" | "storage";

/** What the site shows of a person. */
export interface Profile {
  name: string;
  /** Address of a picture; empty when there is none. */
  picture: string;
}

/**
 * - `off`: no provider is configured
 * - `visitor`: nobody is logged in; how every page starts
 * - `busy`: on the way to or from the provider, or asking it for a session
 * - `user`: somebody is logged in
 * - `failed`: a visitor whose login did not work
 */
export type Session =
  | { status: "off" | "visitor" | "busy" }
  | { status: "user"; profile: Profile }
  | { status: "failed"; fault: Exclude<LoginFault, "denied"> };

const off: Session = { status: "off" };
const visitor: Session = { status: "visitor" };

/** The settings of the provider, undefined when there is none. */
export function authSettings(): { domain: string; clientId: string } | undefined {
  // `process.env.GATSBY_…` is replaced with its value at build time: keep it written out.
  const domain = process.env.GATSBY_AUTH0_DOMAIN?.trim().replace(/\/+$/, "");
  const clientId = process.env.GATSBY_AUTH0_CLIENT_ID?.trim();
  return domain && clientId ? { domain, clientId } : undefined;
}

/** What the server renders and every page starts with. */
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

/** Who is there. Server-rendered pages and the first paint show `visitor`, or `off`. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribe, getSession, initialSession);
