import { type FocusEvent, type PointerEvent, useRef, useState } from "react";

/** What a card needs to turn. */
export type CardProps = ReturnType<ReturnType<typeof useFlipped>>;

/** Which card is turned over (one at most), and what each card needs to turn. */
export function useFlipped() {
  const [flipped, setFlipped] = useState<string>();
  const pointer = useRef<string>(undefined);
  const arrived = useRef(false);

  const isMouse = (event: PointerEvent) => event.pointerType === "mouse";
  const unflip = (card: string) =>
    setFlipped((current) => (current === card ? undefined : current));
  const toggle = (card: string) => setFlipped((current) => (current === card ? undefined : card));
  const leave = () => {
    pointer.current = undefined;
    arrived.current = false;
  };

  return (card: string) => ({
    flipped: card === flipped,
    onPointerEnter: (event: PointerEvent) => isMouse(event) && setFlipped(card),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && unflip(card),
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    onPointerCancel: leave,
    onFocus: () => {
      // A pointer gives the focus, too, and has turned the card or is about to.
      if (pointer.current) return;
      arrived.current = true;
      setFlipped(card);
    },
    onBlur: (event: FocusEvent) => {
      leave();
      if (event.relatedTarget) unflip(card);
    },
    onKeyDown: () => {
      arrived.current = false;
    },
    onClick: () => {
      // A mouse has turned the card by pointing at it, assistive technology by giving it the focus that it
      // needs to press it; fingers and keys toggle.
      if (pointer.current !== "mouse" && !arrived.current) toggle(card);
      leave();
    },
  });
}
