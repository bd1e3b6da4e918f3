/**
 * Keys of the search dialog: arrows move through field and links, Enter in the field opens the first result, typing on a
 * link moves to the field.
 * @param onEnter called for Enter in the field
 */
export function handleSearchKey(event: KeyboardEvent, field: HTMLElement, onEnter: () => void) {
  const dialog = field.closest("dialog");
  // Keys belong to an input method while it composes. Autofill sends events without a key.
  if (!dialog || !(event instanceof KeyboardEvent) || event.isComposing) return;
  const { key, target } = event;
  if (key === "ArrowDown" || key === "ArrowUp") {
    const stops = [field, ...dialog.querySelectorAll<HTMLElement>("a, [data-stop]")];
    const at = stops.indexOf(target as HTMLElement);
    const next = stops[key === "ArrowDown" ? at + 1 : Math.max(0, at - 1)];
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  } else if (key === "Enter" && target === field) {
    event.preventDefault();
    onEnter();
  } else if (target !== field && isTyping(event)) {
    field.focus();
  }
}

/** True for a key that types or deletes a character; not for shortcuts and Space. */
const isTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === "Backspace" || (key.length === 1 && key !== " "));
