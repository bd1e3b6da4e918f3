/**
 * The only file that imports Auth0's SDK; others load it with `import()`. The provider has a React root of its own: pages are
 * islands, and have no root to put it around.
 */
import { useEffect } from "react";
import { Auth0Provider, useAuth0 } from "@auth0/auth0-react";
import { createRoot, type Root } from "react-dom/client";
import { isCallback } from "./at-start";
import { type Action, authSettings, settle } from "./session";

/** Timeout of the SDK's requests, in seconds. */
const TIMEOUT = 8;
/** How long the SDK remembers that there is a session, in days. */
const SESSION_DAYS = 7;

let root: Root | undefined;
let actions = 0;

/** Does what somebody has pressed, or finds out who is logged in and completes a login. The results are settled. */
export function openAuth0(action?: Action): void {
  const settings = authSettings();
  if (!settings) return;
  // An error of the SDK's start, such as without `crypto.subtle`.
  root ??= createRoot(document.createElement("div"), {
    onUncaughtError: (error) => settle({ error }),
  });
  actions += 1;
  root.render(
    <Auth0Provider
      {...settings}
      authorizationParams={{ redirect_uri: location.origin }}
      authorizeTimeoutInSeconds={TIMEOUT}
      httpTimeoutInSeconds={TIMEOUT}
      sessionCheckExpiryDays={SESSION_DAYS}
      skipRedirectCallback={!isCallback()}
      // `settle` returns, also after a login that failed.
      onRedirectCallback={() => undefined}
    >
      {action ? <Leave key={actions} action={action} /> : <Check />}
    </Auth0Provider>,
  );
}

/** Redirects to the provider. */
function Leave({ action }: { action: Action }) {
  const { loginWithRedirect, logout } = useAuth0();
  useEffect(() => {
    const authorizationParams = action === "signUp" ? { screen_hint: "signup" } : {};
    const left =
      action === "logOut"
        ? logout({ logoutParams: { returnTo: location.origin } })
        : loginWithRedirect({ authorizationParams });
    left.catch((error: unknown) => settle({ error }));
  }, [action, loginWithRedirect, logout]);
  return null;
}

/** Settles who is logged in, as soon as the SDK knows. */
function Check() {
  const { isLoading, user, error } = useAuth0();
  useEffect(() => {
    if (!isLoading) settle({ user, error });
  }, [isLoading, user, error]);
  return null;
}
