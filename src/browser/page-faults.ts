import { BaseLoader } from "gatsby-page-loader";

/**
 * A page whose data answers 500 is loaded by the browser, once. Gatsby asks for the data of `/500.html` instead, and
 * where that answers 500, too, for it again: without end, some 235 times a second, while the click does nothing.
 */
export function giveUpOnServerFaults(): void {
  const { prototype } = BaseLoader;
  const { fetchPageDataJson } = prototype;
  prototype.fetchPageDataJson = function fetchOnce(wanted) {
    if (wanted.internalServerError) return Promise.resolve({ ...wanted, status: "error" });
    return fetchPageDataJson.call(this, wanted);
  };
}
