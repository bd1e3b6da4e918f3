import { useState, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True on the server, and in the browser until React has taken its HTML over. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** True on the server, and in the browser for what React takes over from the server, as long as it lives. */
export function useIsServers(): boolean {
  const [isServers] = useState(useIsHydrating());
  return isServers;
}
