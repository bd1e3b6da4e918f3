/**
 * In the head of every page: what is done before `start.ts` is here. What the browser does of it, it has done by then.
 */
export const earlyScript =
  'window.early=[];for(const t of["click","change","submit","reset"])addEventListener(t,e=>window.early?.push(e),true)';

/** @returns what was done before, once */
export function takeEarly(): Event[] {
  const page = window as Window & { early?: Event[] };
  const { early = [] } = page;
  delete page.early;
  return early;
}

/** The `rel` of what the first action needs. Browsers do not know it, and fetch nothing until `ahead.ts` changes it. */
export const later = "later";
