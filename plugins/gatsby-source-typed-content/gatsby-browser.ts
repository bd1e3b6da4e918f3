/** In `gatsby develop`: shows problems in the content over the page. Not in builds. */
if (process.env.NODE_ENV === "development") void import("./browser/content-problems");
