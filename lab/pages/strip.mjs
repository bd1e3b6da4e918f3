/** The same page without a script: what its HTML, styles, fonts and pictures cost alone. */

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const links = /<link\b[^>]*>/gi;

/** Whether a `<link>` brings a script, or data for one. @param {string} link */
function bringsScript(link) {
  const rel = /\brel="?([^">]*)/i.exec(link)?.[1] ?? "";
  if (/\bmodulepreload\b/.test(rel)) return true;
  return /\b(preload|prefetch)\b/.test(rel) && /\bas="?(script|fetch)\b|\.js(on)?\b/i.test(link);
}

/**
 * Removes every `<script>`, that of JSON-LD too, and the links that fetch scripts or their data ahead.
 * @param {string} html @returns {string}
 */
export const strip = (html) =>
  html.replace(scripts, "").replace(links, (link) => (bringsScript(link) ? "" : link));
