import { elementOf } from "../../plugins/gatsby-plugin-islands";

/** Duration of the confirmation, in ms. */
const confirmation = 2000;

/** Selector of buttons that copy the URL of an anchor. */
export const copyButtons = "button[data-copy-link]";

/** Handles clicks on copy buttons. If copying is forbidden, the anchor goes into the address bar. */
export function handleCopyButtons(): void {
  document.addEventListener("click", (event) => {
    const button = elementOf(event)?.closest<HTMLElement>(copyButtons);
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const { copyLink = "", copied = "" } = button.dataset;
  const status = button.nextElementSibling;
  try {
    await navigator.clipboard.writeText(new URL(`#${copyLink}`, location.href).href);
    if (!status) return;
    status.textContent = copied;
    setTimeout(() => (status.textContent = ""), confirmation);
  } catch {
    location.hash = copyLink;
  }
}
