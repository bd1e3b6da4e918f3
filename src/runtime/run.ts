import { firstPage } from "./first-page";

/** What a page's scripts consist of, in the order in which each part needs the one before. */
const parts = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "styled-components"),
  () => import(/* webpackMode: "eager" */ "gatsby-production-app"),
];

/**
 * Runs one part after the other; between them the browser can paint and answer.
 * @throws {Error} when the page's own code or data cannot be had
 */
export async function run(): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise((next) => setTimeout(next));
  }
  await firstPage();
}
