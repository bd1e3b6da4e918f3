/** What a page is told of an action. */
export const noted = ["click", "change", "input", "submit", "reset"];

/**
 * In the head of every page: what is done before `start.ts` is here. What the browser does of it, it has done by then.
 * A script that did not come is asked for again with the next action, and words say that it is missing.
 * A function, so that the page's scripts do not hold its text.
 */
export const earlyScript = () =>
  `window.early=[];const lost=[];
for(const type of${JSON.stringify(noted)})addEventListener(type,event=>{
window.early?.push(event);
for(const{src}of lost.splice(0))document.head.append(Object.assign(document.createElement("script"),{src}))},true);
addEventListener("error",({target})=>{if(!window.early||target.localName!=="script")return;
lost.push(target);
const notice=document.querySelector('[data-notice="failed"]');
if(notice&&window.early.length)notice.hidden=false},true)`.replace(/\n/g, "");

/** @returns what was done before, once */
export function takeEarly(): Event[] {
  const page = window as Window & { early?: Event[] };
  const { early = [] } = page;
  delete page.early;
  return early;
}

/**
 * Of links to what the first action needs: when it is fetched. Browsers do not know these, and fetch nothing until `ahead.ts`
 * changes them.
 */
export const rel = { idle: "idle", act: "act" };

/** The `id` of the link to what the page's islands get as props. There is none while developing. */
export const propsLink = "island-props";
export const hasProps = (): boolean => document.getElementById(propsLink) !== null;
