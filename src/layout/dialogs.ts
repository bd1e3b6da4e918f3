/** What the page's modal dialogs need beside the browser, which opens, closes and focuses them (`command`, `closedby`). */
import { elementOf } from "../../plugins/gatsby-plugin-islands";

/**
 * Closes a dialog on a click outside its content, on a link in it, and on a button that opens another dialog; and all dialogs
 * before the page enters the back/forward cache. In browsers that don't know `command` also handles the buttons.
 */
export function handleDialogs(): void {
  document.addEventListener("click", (event) => {
    const pressed = elementOf(event);
    const around = pressed?.closest("dialog");
    const button = pressed?.closest<HTMLElement>("[commandfor]");
    const named = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (
      around &&
      (pressed === around || pressed?.closest("a[href]") || (named && named !== around))
    )
      around.close();
    if ("command" in HTMLButtonElement.prototype || !(named instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") named.close();
    else named.showModal();
  });
  addEventListener("pagehide", () =>
    document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((one) => one.close()),
  );
}
