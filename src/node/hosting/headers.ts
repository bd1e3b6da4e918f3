import { feedPaths, feedTypes } from "../../lib/addresses";

/**
 * The one source of what every host says beside the files: security headers, how long a copy may be kept, media types.
 * `static-host.ts`, `nginx.ts` and `caddy.ts` beside this file write it in the language of each host.
 */
export type Headers = Readonly<Record<string, string>>;

/** Headers for some paths. Where two rules set the same header, the later one holds. */
export interface HeaderRule {
  /** What it is about; nginx and Caddy name their parts by it. */
  name: "everything" | "page" | "hashed" | "relay";
  /** Paths as a browser asks for them, or as their files are named. Valid in JavaScript, PCRE and RE2. */
  paths: RegExp;
  /** An empty value takes away what an earlier rule set. */
  headers: Headers;
}

/** The media type of some files, where servers know none, another one, or no character set. */
export interface TypeRule {
  name: string;
  /** As {@link HeaderRule.paths}. */
  paths: RegExp;
  type: string;
  /** The same for hosts that know `*` only, which stands for any text with slashes in it. */
  glob: string;
}

/** What a page may not ask a browser for; the site uses none of it. https://www.w3.org/TR/permissions-policy/ */
const unused = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["magnetometer", "microphone", "midi", "payment", "usb"],
];

/** Sent over TLS only: elsewhere browsers ignore it (RFC 6797, 8.1). */
export const tlsHeader = "Strict-Transport-Security";

/** Seconds, as https://hstspreload.org advises. */
const twoYears = 63_072_000;

/** A copy may be kept, and is asked about each time: a page, its data and a feed change with a release. */
const revalidated = "public, max-age=0, must-revalidate";

/** A name with the digest of its content in it never means anything else. RFC 8246 */
const kept = "public, max-age=31536000, immutable";

/** By name, in the order in which they apply. */
export const headerRules: readonly HeaderRule[] = [
  {
    name: "everything",
    paths: /^\//,
    headers: {
      [tlsHeader]: `max-age=${twoYears}`,
      "X-Content-Type-Options": "nosniff",
      // The site itself gets the whole address: the relay's answer page leads back to it.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
      // The login is a redirect, no window of another origin.
      "Cross-Origin-Opener-Policy": "same-origin",
      // Only what a <meta> cannot say. Silent login frames the provider, nobody frames the site.
      "Content-Security-Policy": "frame-ancestors 'none'",
      "X-Frame-Options": "DENY",
      "Cache-Control": revalidated,
    },
  },
  {
    // Pages only: feed readers show pictures of /static, platforms those of /cards.
    name: "page",
    paths: /^\/([^.]*|.*\.html)$/,
    headers: { "Cross-Origin-Resource-Policy": "same-origin" },
  },
  {
    name: "hashed",
    paths: /^\/(static\/.+|[^/]+-[0-9a-f]{20}\.js(\.map)?)$/,
    headers: { "Cache-Control": kept },
  },
  {
    // The Function says itself that nothing of its answers is to be kept.
    name: "relay",
    paths: /^\/api\//,
    headers: { "Cache-Control": "" },
  },
];

/** `/rss.xml` and so on, below any list. */
const feeds = feedPaths("");

export const typeRules: readonly TypeRule[] = [
  endingWith("rss", feeds.rss, `${feedTypes.rss}; charset=utf-8`),
  endingWith("atom", feeds.atom, `${feedTypes.atom}; charset=utf-8`),
  // https://www.jsonfeed.org/version/1.1/#discovery-a-name-discovery-a
  endingWith("jsonfeed", feeds.json, feedTypes.json),
  // https://www.rfc-editor.org/rfc/rfc7763
  endingWith("markdown", ".md", "text/markdown; charset=utf-8"),
  // llms.txt, robots.txt, security.txt; RFC 9116, 3 asks for the character set.
  endingWith("text", ".txt", "text/plain; charset=utf-8"),
  endingWith("manifest", ".webmanifest", "application/manifest+json"),
];

function endingWith(name: string, ending: string, type: string): TypeRule {
  const pattern = `${ending.replaceAll(".", "\\.")}$`;
  return { name, type, paths: new RegExp(pattern), glob: `/*${ending}` };
}

/**
 * What a host must say with the file that it answers a path with.
 * @param path as it is asked for, without query: `/pricing`
 * @returns headers by name; the media type only where a rule names one
 */
export function headersFor(path: string): Headers {
  const type = typeRules.find(({ paths }) => paths.test(path))?.type;
  const merged = headerRules
    .filter(({ paths }) => paths.test(path))
    .reduce<Headers>((all, { headers }) => ({ ...all, ...headers }), {});
  const set = Object.entries(merged).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(set), ...(type && { "Content-Type": type }) };
}
