import { useCallback, useEffect, useRef, useState } from "react";
import { subscribe, type Subscription } from "./subscribe";

/** How long the form shows that it worked. */
const SUCCESS_MS = 3_000;

/** What the form shows. While it is loading or shows success, nothing more is sent. */
type SubscriptionState = "idle" | "loading" | "success" | "error" | "offline";

/**
 * idle → loading → success for 3 s → idle, or loading → error until the next try or `forgetError`. An error is "offline"
 * where the browser knows that there is no connection.
 *
 * `isSubscribed` is true from a success to the next try, longer than the 3 s.
 * @param onSubscribed called once when an address was subscribed, to clear the form
 */
export function useSubscription(onSubscribed: () => void) {
  const [state, setState] = useState<SubscriptionState>("idle");
  const [isSubscribed, setSubscribed] = useState(false);
  // A second click can come before React has drawn the disabled button.
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
