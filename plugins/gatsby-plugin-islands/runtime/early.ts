/** @returns the events that the script in the head has collected, once */
export function takeEarly(): Event[] {
  const page = window as Window & { early?: Event[] };
  const { early = [] } = page;
  delete page.early;
  return early;
}
