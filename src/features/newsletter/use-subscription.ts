import { useCallback, useEffect, useRef, useState } from "react";
import { subscribe, type Subscription } from "./subscribe";

/** How long the form shows success. */
const SUCCESS_MS = 3_000;

/** The form's state. While it is loading or shows success, nothing is sent. */
type SubscriptionState = "idle" | "loading" | "success" | "subscribed" | "error" | "offline";

/**
 * idle → loading → success for 3 s → subscribed until the next attempt, or loading → error until the next attempt or
 * `forgetError`; "offline" is an error without a connection.
 * @param onSubscribed called once per success, to clear the form
 */
export function useSubscription(onSubscribed: () => void) {
  const [state, setState] = useState<SubscriptionState>("idle");
  // A second click may come before React has rendered the disabled button.
  const occupied = useRef(false);

  useEffect(() => {
    if (state !== "success") return undefined;
    const timer = setTimeout(() => {
      occupied.current = false;
      setState("subscribed");
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(subscription: Subscription): Promise<void> {
    if (occupied.current) return;
    occupied.current = true;
    setState("loading");
    if (await subscribe(subscription)) {
      onSubscribed();
      setState("success");
    } else {
      occupied.current = false;
      setState(navigator.onLine ? "error" : "offline");
    }
  }

  const forgetError = useCallback(
    () => setState((shown) => (shown === "error" || shown === "offline" ? "idle" : shown)),
    [],
  );

  return { state, submit, forgetError };
}
