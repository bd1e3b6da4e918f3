/**
 * The script in the head that collects presses and sent forms until `start.ts` runs; the browser has done its share by then. The
 * next press, or the connection when it is back, requests a script again that failed to load; a notice says that it is missing.
 * Its button reloads the page, whatever else has loaded.
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
