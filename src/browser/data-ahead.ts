/** What Gatsby writes into every page: the path that its data is under. */
declare global {
  interface Window {
    pagePath?: string;
  }
}

/**
 * Asks for the data of the page that the browser loaded, as Gatsby will when its code is here: both are on their way at
 * once. Not where Gatsby asks for something else: an address that no page has, or one with a query.
 */
export function fetchDataAhead(): void {
  const { pathname, search } = window.location;
  if (window.pagePath !== pathname || search) return;
  const page = pathname === "/" ? "index" : pathname.replace(/^\/|\/$/g, "");
  for (const file of ["app-data.json", `${page}/page-data.json`]) {
    const href = `/page-data/${file}`;
    // Asked for already, when the code could not be had.
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
