/** Events of an action. */
export const noted = ["click", "change", "input", "submit"];

/** An event, with the text of its field at that time, which the script in the head has added. */
export type NotedEvent = Event & { typed: string };

/**
 * The script in the head of every page. It collects events until `start.ts` runs; the browser has done its share by then.
 * The next action requests a script again that failed to load, and a notice says that it is missing.
 * A function, so that the page's scripts do not contain its text.
 */
export const earlyScript = () =>
  `window.early=[];const lost=[];
for(const type of${JSON.stringify(noted)})addEventListener(type,event=>{
event.typed=event.target.value;
window.early?.push(event);
for(const{src}of lost.splice(0))document.head.append(Object.assign(document.createElement("script"),{src}))},true);
addEventListener("error",({target})=>{if(!window.early||target.localName!=="script")return;
lost.push(target);
const notice=document.querySelector('[data-notice="failed"]');
if(notice&&window.early.length)notice.hidden=false},true)`.replace(/\n/g, "");

/** @returns the collected events, once */
export function takeEarly(): Event[] {
  const page = window as Window & { early?: Event[] };
  const { early = [] } = page;
  delete page.early;
  return early;
}
