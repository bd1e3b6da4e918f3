/** Animated lists, while they are on screen: in `[data-turns]` the entries take turns. They need no React. */

/** A list with `data-turn="true"` on one entry at a time. It pauses while `data-paused` is "true". */
const turns = "[data-turns]";

/** Maximum random delay of the first turn, in ms (spec: under three seconds). */
const firstWithin = 3000;
/** Interval of turns, in ms (spec). */
const every = 4000;

const known = new WeakSet<Element>();

/** Observes all lists of the page that are not observed yet. */
export function startScenes(): void {
  for (const list of document.querySelectorAll<HTMLElement>(turns)) {
    if (known.has(list)) continue;
    known.add(list);
    takeTurns(list);
  }
}

function takeTurns(list: HTMLElement): void {
  const motion = matchMedia("(prefers-reduced-motion: no-preference)");
  let wait = Math.random() * firstWithin;
  let current: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    if (!document.hidden && motion.matches && list.dataset.paused !== "true") {
      current = nextOf(list.children.length, current);
      Array.from(list.children).forEach((entry, index) =>
        entry.setAttribute("data-turn", String(index === current)),
      );
      wait = every;
    }
    timer = setTimeout(turn, wait);
  };
  new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(turn, wait);
  }).observe(list);
}

/** A random index below `count`, but never the current one. */
export function nextOf(count: number, current: number | undefined): number {
  if (current === undefined) return Math.floor(Math.random() * count);
  return (current + 1 + Math.floor(Math.random() * (count - 1))) % count;
}
