/** `src/node/gatsby/past-issues-imports.ts` tells webpack what these are. */
declare module "*/content/past-issues.json?learned" {
  const learned: import("../../../lib/past-issues/suggest").Learned;
  export default learned;
}

/** The address of the file. */
declare module "*/content/past-issues.json?file" {
  const address: string;
  export default address;
}
