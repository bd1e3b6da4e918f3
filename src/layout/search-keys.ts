/**
 * The keys of the search's dialog: arrows go through field and links, Enter in the field opens the first
 * result, and what is typed on a link goes into the field.
 * @param onEnter called for Enter in the field
 */
export function answerSearchKey(event: KeyboardEvent, field: HTMLElement, onEnter: () => void) {
  const dialog = field.closest("dialog");
  // While an input method composes a word, keys are its own.
  if (!dialog || event.isComposing) return;
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
  } else if (target !== field && isWriting(event)) {
    field.focus();
  }
}

/** True for a key that writes: not for one that presses a button or that a browser answers. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && (key === "Backspace" || (key.length === 1 && key !== " "));
