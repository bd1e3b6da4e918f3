import { hashSource } from "../../plugins/gatsby-plugin-strict-csp";
import type { OutsideScript, PolicyOptions } from "../../plugins/gatsby-plugin-strict-csp";

/**
 * What pages may use beside their own files: the outside services in a build's settings.
 * docs/decisions/014-content-security-policy.md says why each source is there.
 * @param env as `validSettings` returns them: an invalid address throws
 */
export function policyOptions(env: Record<string, string | undefined>): PolicyOptions {
  const { GATSBY_AUTH0_DOMAIN: domain, GATSBY_API_HOST: api } = env;
  // The SDK adds https:, too.
  const login = domain ? [originOf(/^https?:/.test(domain) ? domain : `https://${domain}`)] : [];
  return {
    directives: {
      // An empty style element, which styled-components adds and fills by script.
      "style-src": [hashSource("")],
      // A user's picture may be on any host, also on that of a login without TLS.
      "img-src": login.flatMap((origin) => ["https:", origin]),
      "connect-src": [...login, ...(api ? [originOf(api)] : [])],
      // Silent login.
      "frame-src": login,
    },
    scripts: analytics(env),
  };
}

/** A script as Plausible, Umami and Fathom have it: its attributes say which site it counts, and maybe where it sends to. */
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
