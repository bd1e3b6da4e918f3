import { type PointerEvent, useRef, useState } from "react";

/** What a card needs to turn. */
export type CardProps = ReturnType<ReturnType<typeof useFlipped>>;

/** Which card is turned over (one at most), and what each card needs to turn. */
export function useFlipped() {
  const [flipped, setFlipped] = useState<string>();
  const pointer = useRef<string>(undefined);

  const isMouse = (event: PointerEvent) => event.pointerType === "mouse";
  const unflip = (card: string) =>
    setFlipped((current) => (current === card ? undefined : current));
  const toggle = (card: string) => setFlipped((current) => (current === card ? undefined : card));

  return (card: string) => ({
    flipped: card === flipped,
    onPointerEnter: (event: PointerEvent) => isMouse(event) && setFlipped(card),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && unflip(card),
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    onClick: () => {
      // A mouse has turned the card by pointing at it; fingers, keys and assistive technology toggle.
      if (pointer.current !== "mouse") toggle(card);
      pointer.current = undefined;
    },
  });
}
