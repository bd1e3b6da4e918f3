/** What hosts and browsers are told: headers, the sources of the content security policy, Netlify's adapter. */
import type { AdapterInit } from "gatsby";
import { hashSource } from "../../plugins/gatsby-plugin-strict-csp";
import type {
  CspOptions,
  OutsideScript,
  PolicyOptions,
} from "../../plugins/gatsby-plugin-strict-csp";
import { feedPath, feedType } from "../lib/addresses";

/** Browser features that the site doesn't use. https://www.w3.org/TR/permissions-policy/ */
const unused = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["magnetometer", "microphone", "midi", "payment", "usb"],
];

/** Seconds, as https://hstspreload.org advises. */
const twoYears = 63_072_000;

/** Security headers, and media types that servers get wrong or send without a character set. */
export const headerOptions: Pick<CspOptions, "headers" | "pageHeaders"> = {
  pageHeaders: {
    // The one directive that a <meta> can't have; the others are in the page.
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
    // The login is a redirect, not a popup.
    "Cross-Origin-Opener-Policy": "same-origin",
    // Feed readers and other sites show images of /static.
    "Cross-Origin-Resource-Policy": "same-origin",
  },
  headers: {
    "/*": {
      "Strict-Transport-Security": `max-age=${twoYears}`,
      "X-Content-Type-Options": "nosniff",
      // Same-origin requests carry the full address: the relay's answer page links back to it.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      // Nobody may frame the site.
      "X-Frame-Options": "DENY",
    },
    // An SVG opened by its own address is a document of this origin, so scripts and requests are forbidden. As an <img> or a
    // mask it isn't affected.
    "/*.svg": {
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    },
    [`/*${feedPath("")}`]: { "Content-Type": `${feedType}; charset=utf-8` },
    // https://www.rfc-editor.org/rfc/rfc7763
    "/*.md": { "Content-Type": "text/markdown; charset=utf-8" },
    // llms.txt, robots.txt, security.txt; RFC 9116, 3 asks for the character set.
    "/*.txt": { "Content-Type": "text/plain; charset=utf-8" },
    "/*.webmanifest": { "Content-Type": "application/manifest+json" },
  },
};

/**
 * The policy's sources for the outside services in a build's settings.
 * docs/decisions/014-content-security-policy.md says why each is there.
 * @param env settings from `readSettings`; an invalid address throws
 */
export function policyOptions(env: Record<string, string | undefined>): PolicyOptions {
  const { GATSBY_AUTH0_DOMAIN: domain, GATSBY_API_HOST: api } = env;
  // The SDK adds https:, too.
  const login = domain ? [originOf(/^https?:/.test(domain) ? domain : `https://${domain}`)] : [];
  return {
    directives: {
      // styled-components adds an empty style element and fills it by script.
      "style-src": [hashSource("")],
      // A user's picture can be on any host, including a login's without TLS.
      "img-src": login.flatMap((origin) => ["https:", origin]),
      "connect-src": [...login, ...(api ? [originOf(api)] : [])],
      // Silent login.
      "frame-src": login,
    },
    scripts: analytics(env),
  };
}

/** The script of Plausible, Umami or Fathom. Its attributes name the site, and sometimes the host that receives the data. */
function analytics({
  ANALYTICS_SCRIPT: src,
  ANALYTICS_DATA: attributes = "",
}: Record<string, string | undefined>): OutsideScript[] {
  if (!src) return [];
  const pairs = [...attributes.matchAll(/(\S+?)=(\S+)/g)].map(([, name, value]) => [name, value]);
  const data = Object.fromEntries(pairs) as Record<string, string>;
  const connect = Object.values(data)
    .filter((value) => /^https?:\/\//.test(value))
    .map(originOf);
  return [{ src, data, connect }];
}

const originOf = (address: string): string => new URL(address).origin;

/** Set by Netlify's build and by its command line. */
export const isNetlify = (env: Record<string, string | undefined>): boolean =>
  Boolean(env.NETLIFY || env.NETLIFY_LOCAL);

/**
 * Gatsby's adapter for Netlify, with our own headers (`_headers`) instead of Gatsby's.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-config/#adapter
 */
export const netlifyAdapter: AdapterInit<undefined> = () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded on Netlify only, and Gatsby's hook is synchronous
  const { default: init } = require("gatsby-adapter-netlify") as {
    default: AdapterInit<undefined>;
  };
  const adapter = init(undefined);
  return {
    ...adapter,
    adapt: (context) => adapter.adapt({ ...context, headerRoutes: [] }),
  };
};
