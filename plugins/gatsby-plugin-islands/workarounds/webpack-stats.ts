/**
 * gatsby 5.16.1: finds the files of a chunk in `public/webpack.stats.json`, which a build writes before it bundles the code that
 * renders pages. No API names them.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/gatsby-webpack-stats-extractor.ts
 * Delete when `onRenderBody` receives the files of chunks.
 */
import stats from "$islands/stats";

/** Files of a chunk, below `public`. Empty if there's no such chunk, and in `gatsby develop`. */
export const filesOfChunk = (chunk: string): string[] =>
  stats.namedChunkGroups?.[chunk]?.assets.map(({ name }) => name) ?? [];
