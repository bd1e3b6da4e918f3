/** For `gatsby develop`: shows problems over the last good page. Without React, so that it works even when the page fails. */
import { problemsPath } from "../reader/problem";

const box = document.createElement("section");
box.popover = "manual";
box.setAttribute("role", "alert");
const close = document.createElement("button");
close.textContent = "Close";
close.addEventListener("click", () => box.hidePopover());
const list = document.createElement("pre");
box.append(close, list);

Object.assign(box.style, {
  inset: "auto 1rem 1rem",
  width: "auto",
  maxHeight: "70vh",
  padding: "1.5rem",
  overflow: "auto",
  border: "2px solid crimson",
  borderRadius: "0.5rem",
  background: "Canvas",
  color: "CanvasText",
});
list.style.font = "0.875rem / 1.5 ui-monospace, monospace";
list.style.whiteSpace = "pre-wrap";

/** Shows a list as `npm run content` prints it. An empty list removes the box. */
function show(problems: string): void {
  list.textContent = problems.trim();
  if (!problems) box.remove();
  else {
    if (!box.isConnected) document.body.append(box);
    box.showPopover();
  }
}

let events: EventSource | undefined;

/** Listens only while the page is visible, because all tabs share six connections to the host. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(problemsPath);
  events.addEventListener("message", ({ data }) => show(JSON.parse(String(data)) as string));
}

document.addEventListener("visibilitychange", listen);
listen();
