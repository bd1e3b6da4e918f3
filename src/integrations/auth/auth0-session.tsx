/**
 * The only file that imports the SDK (63 kB gzip); everything else loads it with `import()`.
 *
 * `Auth0Provider` is rendered in a React root of its own, outside the document: around the page it
 * would have to be in the first load, and putting it there later would mount the page anew. The page
 * reads the session from a store instead. `skipRedirectCallback`, because the answer of the provider
 * has left the address by now: `finish` gets it handed.
 */
import { useEffect, useState } from "react";
import { Auth0Provider, useAuth0, type Auth0ContextInterface } from "@auth0/auth0-react";
import { createRoot } from "react-dom/client";
import type { Profile } from "./session-store";

/** How long the SDK's own requests may take, in seconds. */
const REQUEST_TIMEOUT = 8;
/** How long the SDK thinks a session may still be alive, in days. */
const SESSION_DAYS = 7;

/** The provider, as the site uses it. All of these may reject with an error of the SDK. */
export interface Auth0Session {
  /** Leaves for the provider's login page, or its sign-up page. */
  login: (options: { signUp: boolean }) => Promise<void>;
  /** Leaves for the provider, which ends the session and comes back. */
  logout: () => Promise<void>;
  /** Takes the provider's answer, from the full address that it came with. */
  finish: (callback: string) => Promise<Profile | undefined>;
  /** Asks the provider silently, in a hidden frame; undefined when nobody is logged in. */
  restore: () => Promise<Profile | undefined>;
}

/**
 * Starts the SDK.
 *
 * @throws what the SDK throws where it cannot work, such as on a page without `crypto.subtle`
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

/** Hands the SDK over to the page. */
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

/** A provider can put anything into a claim; React takes the page away for what is no text. */
const textOf = (claim: unknown): string => (typeof claim === "string" ? claim : "");

/** @param settled resolves when the SDK has asked for a session, as it does on its own at start */
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
      // Both at once would get in each other's way: a silent check that fails clears the tokens.
      await settled;
      await auth0.handleRedirectCallback(callback);
      return restore();
    },
  };
}
