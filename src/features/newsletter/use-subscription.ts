import { useCallback, useEffect, useRef, useState } from "react";
import { subscribe, type Subscription } from "./subscribe";

/** How long the form shows success. */
const SUCCESS_MS = 3_000;

/** The form's state. While it is loading or shows success, nothing is sent. */
type SubscriptionState = "idle" | "loading" | "success" | "error" | "offline";

/**
 * idle → loading → success for 3 s → idle, or loading → error until the next attempt or `forgetError`; "offline" is an
 * error without a connection. `isSubscribed` stays true until the next attempt.
 * @param onSubscribed called once per success, to clear the form
 */
export function useSubscription(onSubscribed: () => void) {
  const [state, setState] = useState<SubscriptionState>("idle");
  const [isSubscribed, setSubscribed] = useState(false);
  // A second click may come before React has rendered the disabled button.
  const occupied = useRef(false);

  useEffect(() => {
    if (state !== "success") return undefined;
    const timer = setTimeout(() => {
      occupied.current = false;
      setState("idle");
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function submit(subscription: Subscription): Promise<void> {
    if (occupied.current) return;
    occupied.current = true;
    setState("loading");
    setSubscribed(false);
    const subscribed = await subscribe(subscription);
    if (subscribed) onSubscribed();
    else occupied.current = false;
    if (subscribed) setState("success");
    else setState(navigator.onLine ? "error" : "offline");
    setSubscribed(subscribed);
  }

  const forgetError = useCallback(
    () => setState((shown) => (shown === "error" || shown === "offline" ? "idle" : shown)),
    [],
  );

  return { state, isSubscribed, submit, forgetError };
}
