/**
 * Calls `open` on Ctrl+K and Cmd+K, but not while somebody writes, nor above another dialog.
 * @returns how to stop
 */
export function onSearchShortcut(open: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isCommand = key.toLowerCase() === "k" && (ctrlKey || metaKey);
    if (altKey || event.defaultPrevented || !isCommand) return;
    if ((target as Element).closest("input, textarea, select, [contenteditable]")) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    open();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
