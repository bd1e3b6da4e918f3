/**
 * The content security policy of a page: what it may load, run and talk to. docs/decisions/014-content-security-policy.md
 * says why each source is there. https://www.w3.org/TR/CSP3/
 */
import { hashSource } from "./inline";
import type { Inline } from "./inline";

/** Origins outside that the site talks to. */
export interface Services {
  /** The login's provider. */
  login?: string;
  /** The newsletter's API, where browsers call it themselves. */
  newsletter?: string;
}

/**
 * The services that a build's settings name; `findSettingProblems` has judged them.
 * @param env GATSBY_AUTH0_DOMAIN, a domain or an origin, and GATSBY_API_HOST
 */
export function servicesOf(env: Record<string, string | undefined>): Services {
  const domain = env.GATSBY_AUTH0_DOMAIN?.trim();
  const api = env.GATSBY_API_HOST?.trim();
  return {
    // As the SDK reads it.
    ...(domain && { login: originOf(/^https?:/.test(domain) ? domain : `https://${domain}`) }),
    ...(api && { newsletter: originOf(api) }),
  };
}

const originOf = (address: string): string => new URL(address).origin;

/** A style element without text: styled-components fills one by script, and throws where it gets none. */
const emptyStyle = hashSource("");

/** @returns the value of the policy, for `<meta http-equiv>`: without what only a header may say, such as `frame-ancestors` */
export function policyOf(page: Inline, services: Services): string {
  const all = page.isScripted ? scripted(page, services) : unscripted(page);
  return Object.entries(all)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? sources : ["'none'"])].join(" "))
    .join("; ");
}

/** A page of the site: the hashes of its HTML, also for what a visitor sees who goes on from it without a new document. */
function scripted({ scripts, styles, attributes }: Inline, { login, newsletter }: Services) {
  const outside = [login, newsletter].filter((origin) => origin !== undefined);
  return {
    // Not 'none': Firefox asks it for what a page fetches ahead.
    "default-src": ["'self'"],
    // The search's index is read by WebAssembly.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...scripts],
    "style-src": [...new Set([emptyStyle, ...styles])],
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
    // Signs are drawn with `data:`; a profile's picture can be anywhere.
    "img-src": ["'self'", "data:", "https:", ...(login?.startsWith("http:") ? [login] : [])],
    "connect-src": ["'self'", ...outside],
    // The silent check of a session.
    "frame-src": login ? [login] : [],
    "worker-src": [],
    "object-src": [],
    "base-uri": [],
    "form-action": ["'self'"],
  };
}

/** A page that only sends visitors on, or answers them. */
const unscripted = ({ styles, attributes }: Inline) => ({
  "default-src": [],
  "style-src": styles,
  ...(attributes.length > 0 && { "style-src-attr": ["'unsafe-hashes'", ...attributes] }),
  // The icon.
  "img-src": ["'self'"],
  "base-uri": [],
  "form-action": [],
});
