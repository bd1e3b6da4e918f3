import type { MouseEvent } from "react";

/** How long the confirmation stays, in ms. */
const confirmation = 2000;

/**
 * Answers a click in a long text: the button of a block of code copies it and says so. Where copying is
 * forbidden the code is selected, ready for the keyboard.
 */
export async function copyCode({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>("button.copy");
  const code = button?.parentElement?.querySelector("pre");
  const status = button?.nextElementSibling;
  if (!button || !code || !status) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = button.dataset.copied ?? "";
    setTimeout(() => (status.textContent = ""), confirmation);
  } catch {
    getSelection()?.selectAllChildren(code);
  }
}
