/**
 * The content security policy of a page: what it may load, run and talk to. docs/decisions/014-content-security-policy.md
 * says why each source is there. https://www.w3.org/TR/CSP3/
 */
import { hashSource } from "./inline";
import type { Inline } from "./inline";

/** Other origins that the site talks to. */
export interface Services {
  /** The login's provider. */
  login?: string;
  /** The newsletter API, when browsers call it without the relay. */
  newsletter?: string;
}

/**
 * The services in a build's settings, which `findSettingProblems` has checked.
 * @param env GATSBY_AUTH0_DOMAIN, a domain or an origin, and GATSBY_API_HOST
 */
export function servicesOf(env: Record<string, string | undefined>): Services {
  const domain = env.GATSBY_AUTH0_DOMAIN?.trim();
  const api = env.GATSBY_API_HOST?.trim();
  return {
    // The SDK adds https:, too.
    ...(domain && { login: originOf(/^https?:/.test(domain) ? domain : `https://${domain}`) }),
    ...(api && { newsletter: originOf(api) }),
  };
}

const originOf = (address: string): string => new URL(address).origin;

/** An empty style element: styled-components adds one and fills it by script. */
const emptyStyle = hashSource("");

/** @returns the policy for `<meta http-equiv>`; `frame-ancestors` works only in a header (`hosting/headers.ts`) */
export function policyOf(page: Inline, services: Services): string {
  const all = page.isScripted ? scripted(page, services) : unscripted(page);
  return Object.entries(all)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ");
}

/** A page of the site. */
function scripted({ scripts, styles, attributes }: Inline, { login, newsletter }: Services) {
  const outside = [login, newsletter].filter((origin) => origin !== undefined);
  return {
    // Not 'none': Firefox applies it to prefetching.
    "default-src": ["'self'"],
    // Pagefind reads the search index with WebAssembly.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts],
    "style-src": [...new Set([emptyStyle, ...styles])],
    "style-src-attr": attributes.size > 0 ? ["'unsafe-hashes'", ...attributes] : [],
    // Icons are `data:`; a user's avatar may be on any host, also on that of a login without TLS.
    "img-src": ["'self'", "data:", ...(login ? ["https:", login] : [])],
    "connect-src": ["'self'", ...outside],
    // Silent login.
    "frame-src": login ? [login] : [],
    "worker-src": [],
    "object-src": [],
    "base-uri": [],
    "form-action": ["'self'"],
  };
}

/** A page without scripts: a redirect, the relay's answer. */
const unscripted = ({ styles, attributes }: Inline) => ({
  "default-src": [],
  "style-src": [...styles],
  ...(attributes.size > 0 && { "style-src-attr": ["'unsafe-hashes'", ...attributes] }),
  // The icon.
  "img-src": ["'self'"],
  "base-uri": [],
  "form-action": [],
});
