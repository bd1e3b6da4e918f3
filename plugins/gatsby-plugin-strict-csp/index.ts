/** For a site's own code: to check a built page, and to send the headers of `_headers` from a server. */
export { hashSource } from "./inline";
export { withPolicy } from "./policy";
export { headerRules, headersFor, headersFile, readHeaders } from "./headers";
export type { HeaderRule } from "./headers";
export type { CspOptions, PolicyOptions, OutsideScript } from "./options";
