import { useSyncExternalStore } from "react";
import { getSession, initialSession, type Session, subscribeToSession } from "./session-store";

/** Who is there. Server-rendered pages and the first paint show `visitor`, or `off`. */
export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, getSession, initialSession);
