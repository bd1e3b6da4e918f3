/**
 * The only file that imports Auth0's SDK; load it with `import()`. The provider gets its own React root, because a page of
 * islands has no common root to wrap.
 */
import { useEffect } from "react";
import { Auth0Provider, useAuth0 } from "@auth0/auth0-react";
import { createRoot, type Root } from "react-dom/client";
import { isCallback } from "./session-hints";

/** What the visitor asked for. */
export type Action = "logIn" | "signUp" | "logOut";

/** Who is logged in, if anyone, or what went wrong. */
export interface Result {
  user?: Record<string, unknown>;
  error?: unknown;
}

interface Task {
  settings: { domain: string; clientId: string };
  /** Without one, completes a login or checks who is logged in. */
  action?: Action;
  settle: (result: Result) => void;
}

/** Timeout of the SDK's requests, in seconds. */
const TIMEOUT = 8;
/** How long the SDK assumes that a session exists, in days. */
const SESSION_DAYS = 7;

let root: Root | undefined;
let actionCount = 0;

/** Performs an action, or checks who is logged in. */
export function openAuth0({ settings, action, settle }: Task): void {
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
      {action ? (
        <Redirect key={actionCount} action={action} settle={settle} />
      ) : (
        <Check settle={settle} />
      )}
    </Auth0Provider>,
  );
}

function Redirect({ action, settle }: Required<Pick<Task, "action" | "settle">>) {
  const { loginWithRedirect, logout } = useAuth0();
  useEffect(() => {
    const authorizationParams = action === "signUp" ? { screen_hint: "signup" } : {};
    const redirect =
      action === "logOut"
        ? logout({ logoutParams: { returnTo: location.origin } })
        : loginWithRedirect({ authorizationParams });
    redirect.catch((error: unknown) => settle({ error }));
  }, [action, settle, loginWithRedirect, logout]);
  return null;
}

function Check({ settle }: Pick<Task, "settle">) {
  const { isLoading, user, error } = useAuth0();
  useEffect(() => {
    if (!isLoading) settle({ user, error });
  }, [settle, isLoading, user, error]);
  return null;
}
