import { createContext } from "react";

/** What every page's head says about the site. The layout provides it. */
export const SiteContext = createContext<Queries.SiteHeadFragment | undefined>(undefined);
