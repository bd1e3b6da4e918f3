/** An event, with the text of its field at that time, which the script in the head has added. */
export type NotedEvent = Event & { typed: string };

/** @returns the collected events, once */
export function takeEarly(): Event[] {
  const page = window as Window & { early?: Event[] };
  const { early = [] } = page;
  delete page.early;
  return early;
}
