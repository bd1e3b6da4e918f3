/** The page's events, from before the first script on. */

/**
 * The script in the head, which collects clicks and sent forms until `start.ts` runs. Native behavior has already happened by
 * then. A script that failed to load is requested again with the next click, or when the connection is back; until then a notice
 * says that something is missing. The button in it reloads the page, whatever else has loaded.
 */
export const earlyScript = () =>
  `window.early=[];const lost=[];
const again=()=>{for(const{src}of lost.splice(0))document.head.append(Object.assign(document.createElement("script"),{src}))};
for(const type of["click","submit"])addEventListener(type,event=>{
window.early?.push(event);
again();
if(event.target.closest?.("[data-reload]"))location.reload()},true);
addEventListener("online",again);
addEventListener("error",({target})=>{if(!window.early||target.localName!=="script")return;
lost.push(target);
const notice=document.querySelector("[data-notice]");
if(!notice||!window.early.length)return;
(document.querySelector("dialog[open]")??document.body).append(notice);
notice.hidden=false},true)`.replace(/\n/g, "");

/** @returns the events that {@link earlyScript} has collected, once */
export function takeEarly(): Event[] {
  const page = window as Window & { early?: Event[] };
  const { early = [] } = page;
  delete page.early;
  return early;
}

/** The element that an event happened in; undefined for events of the document or the window. */
export function elementOf({ target }: Pick<Event, "target">): HTMLElement | undefined {
  const element = target instanceof Text ? target.parentElement : target;
  return element instanceof Element ? (element as HTMLElement) : undefined;
}
