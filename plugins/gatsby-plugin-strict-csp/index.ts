/** What the site's own code may import: to check a built page, and to send `_headers` from a server. */
export { hashSource } from "./inline";
export { withPolicy } from "./policy";
export { headerRules, headersFor, headersFile, readHeaders } from "./headers";
export type { HeaderRule } from "./headers";
export type { CspOptions, PolicyOptions, OutsideScript } from "./options";
