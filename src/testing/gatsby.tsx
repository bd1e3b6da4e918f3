/** Stands in for the `gatsby` module in unit tests, where no build has made its data. */
export const navigate = jest.fn(() => Promise.resolve());
export const prefetchPathname = jest.fn();
export const graphql = () => null;
export const useStaticQuery = jest.fn();
