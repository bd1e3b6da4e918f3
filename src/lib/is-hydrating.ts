import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True on the server, and in the browser until hydration ends. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
