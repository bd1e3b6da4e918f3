import type { Thing } from "schema-dts";

/**
 * A JSON-LD graph, escaped for `<script>`: Helmet does not escape, and `</script>` in a title would end the element.
 * https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
