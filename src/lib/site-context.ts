import { createContext } from "react";

/** What every page's head says of the site; the layout provides it. */
export const SiteContext = createContext<Queries.SiteHeadFragment | undefined>(undefined);
