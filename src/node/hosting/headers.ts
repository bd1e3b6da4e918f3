import { feedPath, feedType } from "../../lib/addresses";

/**
 * The headers for every host: security, caching, media types. Our own server sends them, and `static-host.ts` writes them for
 * Netlify and Cloudflare Pages.
 */
export type Headers = Readonly<Record<string, string>>;

/** Headers for some paths. Later rules override earlier ones. */
export interface HeaderRule {
  name: "everything" | "page" | "drawing" | "hashed" | "relay";
  /** Paths of requests, or of files. */
  paths: RegExp;
  headers: Headers;
}

/** Media types that servers don't know, get wrong, or send without a character set. */
export interface TypeRule {
  /** As {@link HeaderRule.paths}. */
  paths: RegExp;
  type: string;
  /** The same for hosts that only know `*`, which also matches slashes. */
  glob: string;
}

/** Browser features that the site does not use. https://www.w3.org/TR/permissions-policy/ */
const unused = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["magnetometer", "microphone", "midi", "payment", "usb"],
];

/** For TLS only: otherwise browsers ignore it (RFC 6797, 8.1). */
export const tlsHeader = "Strict-Transport-Security";

/** Seconds, as https://hstspreload.org advises. */
const twoYears = 63_072_000;

/** Cached, but revalidated for each use: pages, their data and feeds change with a release. */
const revalidated = "public, max-age=0, must-revalidate";

/** For names with a hash of the content. RFC 8246 */
const immutable = "public, max-age=31536000, immutable";

/** In the order in which they apply. */
export const headerRules: readonly HeaderRule[] = [
  {
    name: "everything",
    paths: /^\//,
    headers: {
      [tlsHeader]: `max-age=${twoYears}`,
      "X-Content-Type-Options": "nosniff",
      // Same-origin requests carry the full address: the relay's answer page links back to it.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      // Nobody may frame the site.
      "X-Frame-Options": "DENY",
      "Cache-Control": revalidated,
    },
  },
  {
    name: "page",
    paths: /^\/([^.]*|.*\.html)$/,
    headers: {
      // The rest of a page's policy is in its HTML, where this is not possible.
      "Content-Security-Policy": "frame-ancestors 'none'",
      "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
      // The login is a redirect, not a popup.
      "Cross-Origin-Opener-Policy": "same-origin",
      // Feed readers show images of /static, and other sites those of /cards.
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  },
  {
    // An SVG that is opened by its address is a page of this origin: it may run and load nothing, whatever is in it. In an
    // <img> or a mask it is drawn as before.
    name: "drawing",
    paths: /\.svg$/i,
    headers: {
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    },
  },
  {
    name: "hashed",
    paths: /^\/(static\/.+|[^/]+-[0-9a-f]{20}\.js(\.map)?)$/,
    headers: { "Cache-Control": immutable },
  },
  {
    // As the Function says itself, for hosts without these rules.
    name: "relay",
    paths: /^\/api\//,
    headers: { "Cache-Control": "no-store" },
  },
];

export const typeRules: readonly TypeRule[] = [
  // Below any list.
  endingWith(feedPath(""), `${feedType}; charset=utf-8`),
  // https://www.rfc-editor.org/rfc/rfc7763
  endingWith(".md", "text/markdown; charset=utf-8"),
  // llms.txt, robots.txt, security.txt; RFC 9116, 3 asks for the character set.
  endingWith(".txt", "text/plain; charset=utf-8"),
  endingWith(".webmanifest", "application/manifest+json"),
];

function endingWith(ending: string, type: string): TypeRule {
  const pattern = `${ending.replaceAll(".", "\\.")}$`;
  return { type, paths: new RegExp(pattern), glob: `/*${ending}` };
}

/**
 * The headers of a response.
 * @param path without query: `/pricing`
 * @returns headers by name; the media type only when a rule sets one
 */
export function headersFor(path: string): Headers {
  const type = typeRules.find(({ paths }) => paths.test(path))?.type;
  const all = headerRules.filter(({ paths }) => paths.test(path)).map(({ headers }) => headers);
  return Object.assign({}, ...all, type && { "Content-Type": type }) as Headers;
}
