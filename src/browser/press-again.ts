/** A finger is on the screen no longer than this, in milliseconds, when it presses. */
const LONGEST_PRESS = 1000;

/**
 * While a view transition is prepared nothing new is shown, and presses meet the root. What they were meant for gets
 * them afterwards, but for what went with the page.
 * @returns when it is over
 */
export function pressAgain(): () => void {
  const { documentElement: root } = document;
  let isOver = false;
  const presses: MouseEvent[] = [];
  const keep = (event: MouseEvent) => {
    if (event.target !== root) return;
    if (isOver) again(event);
    else presses.push(event);
  };
  root.addEventListener("click", keep);
  return () => {
    isOver = true;
    presses.forEach(again);
    // What began while it was not is a press of the root, too.
    setTimeout(() => root.removeEventListener("click", keep), LONGEST_PRESS);
  };
}

function again(press: MouseEvent): void {
  const meant = document.elementFromPoint(press.clientX, press.clientY);
  const isGone = !meant || meant === press.target || meant.closest("main");
  if (!isGone) meant.dispatchEvent(new MouseEvent("click", press));
}
