/** Shows problems in the content over the page. Builds don't contain this. */
if (process.env.NODE_ENV === "development") void import("./browser/content-problems");
