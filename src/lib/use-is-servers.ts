import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True on the server, and in the browser until hydration ends. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** True on the server and for components that were hydrated, as long as they are mounted. */
export function useIsServers(): boolean {
  const [isServers] = useState(useIsHydrating());
  return isServers;
}
