import { feedPath, feedType } from "../lib/addresses";
import type { CspOptions } from "../../plugins/gatsby-plugin-strict-csp";

/** Browser features that the site does not use. https://www.w3.org/TR/permissions-policy/ */
const unused = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["magnetometer", "microphone", "midi", "payment", "usb"],
];

/** Seconds, as https://hstspreload.org advises. */
const twoYears = 63_072_000;

/** Security and media types, which servers don't know, get wrong, or send without a character set. */
export const headerOptions: Pick<CspOptions, "headers" | "pageHeaders"> = {
  pageHeaders: {
    // The rest of a page's policy is in its HTML, where this is not possible.
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
    // An SVG that is opened by its address is a page of this origin: it may run and load nothing, whatever is in it. In an
    // <img> or a mask it is drawn as before.
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
