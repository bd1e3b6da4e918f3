/** What modal dialogs need besides `command` and `closedby`, with which browsers open, close and focus them. */
import { elementOf } from "../../plugins/gatsby-plugin-islands";

/**
 * Closes a dialog on a click outside its content, on a link in it, or on a button that opens another dialog, and all dialogs
 * before the page enters the back/forward cache. Also handles the buttons in browsers without `command`.
 */
export function handleDialogs(): void {
  document.addEventListener("click", (event) => {
    const pressed = elementOf(event);
    const surrounding = pressed?.closest("dialog");
    const button = pressed?.closest<HTMLElement>("[commandfor]");
    const target = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (
      surrounding &&
      (pressed === surrounding || pressed?.closest("a[href]") || (target && target !== surrounding))
    )
      surrounding.close();
    if ("command" in HTMLButtonElement.prototype || !(target instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") target.close();
    else target.showModal();
  });
  addEventListener("pagehide", () =>
    document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((one) => one.close()),
  );
}
