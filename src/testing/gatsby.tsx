/** Replaces the `gatsby` module in unit tests, which have no build. */
export const navigate = jest.fn(() => Promise.resolve());
export const prefetchPathname = jest.fn();
export const graphql = () => null;
export const useStaticQuery = jest.fn();
