/**
 * The only file that imports Auth0's SDK; load it with `import()`. The provider gets its own React root, because a page of
 * islands has no common root to wrap.
 */
import { useEffect } from "react";
import { Auth0Provider, useAuth0 } from "@auth0/auth0-react";
import { createRoot, type Root } from "react-dom/client";
import { isCallback } from "./session-hints";
import { type Action, authSettings, settle } from "./session";

/** Timeout of the SDK's requests, in seconds. */
const TIMEOUT = 8;
/** How long the SDK assumes that a session exists, in days. */
const SESSION_DAYS = 7;

let root: Root | undefined;
let actionCount = 0;

/** Performs an action; without one, completes a login or checks who is logged in. Results go to `settle`. */
export function openAuth0(action?: Action): void {
  const settings = authSettings();
  if (!settings) return;
  // The SDK can throw when it starts, for example without `crypto.subtle`.
  root ??= createRoot(document.createElement("div"), {
    onUncaughtError: (error) => settle({ error }),
  });
  actionCount += 1;
  root.render(
    <Auth0Provider
      {...settings}
      authorizationParams={{ redirect_uri: location.origin }}
      authorizeTimeoutInSeconds={TIMEOUT}
      httpTimeoutInSeconds={TIMEOUT}
      sessionCheckExpiryDays={SESSION_DAYS}
      skipRedirectCallback={!isCallback()}
      // `settle` returns to the page, even after a failed login.
      onRedirectCallback={() => undefined}
    >
      {action ? <Redirect key={actionCount} action={action} /> : <Check />}
    </Auth0Provider>,
  );
}

function Redirect({ action }: { action: Action }) {
  const { loginWithRedirect, logout } = useAuth0();
  useEffect(() => {
    const authorizationParams = action === "signUp" ? { screen_hint: "signup" } : {};
    const redirect =
      action === "logOut"
        ? logout({ logoutParams: { returnTo: location.origin } })
        : loginWithRedirect({ authorizationParams });
    redirect.catch((error: unknown) => settle({ error }));
  }, [action, loginWithRedirect, logout]);
  return null;
}

function Check() {
  const { isLoading, user, error } = useAuth0();
  useEffect(() => {
    if (!isLoading) settle({ user, error });
  }, [isLoading, user, error]);
  return null;
}
