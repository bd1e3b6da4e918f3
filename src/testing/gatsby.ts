/** Replaces the `gatsby` module in unit tests, which have no build. */
export const graphql = () => null;
