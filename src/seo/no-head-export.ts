/**
 * Stands in for Gatsby's handler of `Head` exports in the browser (`node/gatsby/leave-out.ts`): pages of this site
 * have none, their heads are react-helmet's.
 */
export const headHandlerForBrowser = (): void => undefined;
