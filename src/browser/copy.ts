/** How long the confirmation stays, in ms. */
const confirmation = 2000;

/** Selector of the buttons that copy the code beside them, or the address of an anchor of the page. */
export const copyButtons = "button.copy, button[data-copy-link]";

/** Lets all copy buttons work. Where copying is forbidden the code is selected, or the address bar gets the anchor. */
export function answerCopyButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(copyButtons);
    if (button) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const { copyLink, copied = "" } = button.dataset;
  const code = button.previousElementSibling;
  const status = button.nextElementSibling;
  try {
    await navigator.clipboard.writeText(
      copyLink ? new URL(`#${copyLink}`, location.href).href : (code?.textContent ?? ""),
    );
    if (!status) return;
    status.textContent = copied;
    setTimeout(() => (status.textContent = ""), confirmation);
  } catch {
    if (copyLink) location.hash = copyLink;
    else if (code) getSelection()?.selectAllChildren(code);
  }
}
