/** Where `gatsby develop` sends the content's problems. */
export const problemsPath = "/__content-problems";
