/**
 * The only file that imports the SDK (63 kB gzip); others load it with `import()`. `Auth0Provider` has a React root of
 * its own, outside the document: around the page it would be in the first load, or remount the page later. The page reads
 * the session from a store. `skipRedirectCallback`: `finish` gets the callback address, which the page has cleared.
 */
import { useEffect, useState } from "react";
import { Auth0Provider, useAuth0, type Auth0ContextInterface } from "@auth0/auth0-react";
import { createRoot } from "react-dom/client";
import type { Profile } from "./session-store";

/** Timeout of the SDK's requests, in seconds. */
const REQUEST_TIMEOUT = 8;
/** How long the SDK remembers that there is a session, in days. */
const SESSION_DAYS = 7;

/** The provider's methods that the site uses. All may reject with an error of the SDK. */
export interface Auth0Session {
  /** Redirects to the provider's login page, or its sign-up page. */
  login: (options: { signUp: boolean }) => Promise<void>;
  /** Redirects to the provider, which ends the session and redirects back. */
  logout: () => Promise<void>;
  /** Completes a login, from the full callback address. */
  finish: (callback: string) => Promise<Profile | undefined>;
  /** Silent login, in a hidden frame; undefined when nobody is logged in. */
  restore: () => Promise<Profile | undefined>;
}

/**
 * Starts the SDK.
 * @throws the SDK's error if it can't work, such as without `crypto.subtle`
 */
export function openAuth0Session(settings: {
  domain: string;
  clientId: string;
}): Promise<Auth0Session> {
  return new Promise((resolve, reject) => {
    createRoot(document.createElement("div"), { onUncaughtError: reject }).render(
      <Auth0Provider
        {...settings}
        authorizationParams={{ redirect_uri: window.location.origin }}
        authorizeTimeoutInSeconds={REQUEST_TIMEOUT}
        httpTimeoutInSeconds={REQUEST_TIMEOUT}
        sessionCheckExpiryDays={SESSION_DAYS}
        skipRedirectCallback
      >
        <Bridge onOpen={resolve} />
      </Auth0Provider>,
    );
  });
}

/** Passes the SDK's context on. */
function Bridge({ onOpen }: { onOpen: (session: Auth0Session) => void }) {
  const auth0 = useAuth0();
  const [settled] = useState(createSignal);
  useEffect(() => onOpen(sessionOf(auth0, settled.promise)), [auth0, onOpen, settled]);
  useEffect(() => {
    if (!auth0.isLoading) settled.give();
  }, [auth0.isLoading, settled]);
  return null;
}

function createSignal() {
  let give: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (give = resolve));
  return { promise, give };
}

/** A claim may contain anything, but React only renders text. */
const textOf = (claim: unknown): string => (typeof claim === "string" ? claim : "");

/** @param settled resolves after the SDK's own session check at its start */
function sessionOf(auth0: Auth0ContextInterface, settled: Promise<void>): Auth0Session {
  const restore = async () => {
    await settled;
    const claims = await auth0.getIdTokenClaims();
    return claims && { name: textOf(claims.name), picture: textOf(claims.picture) };
  };
  return {
    restore,
    login: ({ signUp }) =>
      auth0.loginWithRedirect({
        authorizationParams: signUp ? { screen_hint: "signup" } : {},
      }),
    logout: () => auth0.logout({ logoutParams: { returnTo: window.location.origin } }),
    finish: async (callback) => {
      // Not at the same time: a failing silent check clears the tokens.
      await settled;
      await auth0.handleRedirectCallback(callback);
      return restore();
    },
  };
}
