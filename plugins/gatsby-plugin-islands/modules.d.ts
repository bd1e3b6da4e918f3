/** Modules that `gatsby-node.ts` writes, or takes from the site's options. */
declare module "$islands/groups" {
  /** Modules that declare islands, by group, each a chunk of its own. */
  export const groups: Partial<Record<string, () => Promise<unknown>>>;
}
declare module "$islands/every-page";
declare module "$islands/first-script" {
  const site: import("./index").FirstScript;
  export default site;
}
declare module "$islands/stats" {
  const stats: import("./workarounds/gatsby").Stats;
  export default stats;
}
