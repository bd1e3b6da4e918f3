import { rememberActions } from "./early-actions";

/** What is done on the page the browser loaded, until React has taken it over. */
export const pageActions = rememberActions(document);
