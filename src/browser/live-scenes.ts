/**
 * Animated scenes, while they are on screen: `[data-plays]` plays once, in a list `[data-turns]` the entries take turns. They
 * need no React.
 */

/** Duration in ms of a scene that plays once most of it is on screen: CSS animates while `data-playing` is "true". */
const plays = "data-plays";
/** A list with `data-turn="true"` on one entry at a time. It pauses while `data-paused` is "true". */
const turns = "data-turns";

export const liveScenes = `[${plays}], [${turns}]`;

/** Starts to play when this share of the scene, or of a smaller window, is on screen. */
const enough = 0.6;
/** Maximum random delay of the first turn, in ms (spec: under three seconds). */
const firstWithin = 3000;
/** Interval of turns, in ms (spec). */
const every = 4000;

const known = new WeakSet<Element>();

/** Observes all scenes of the page that are not observed yet. */
export function startScenes(): void {
  for (const scene of document.querySelectorAll<HTMLElement>(liveScenes)) {
    if (known.has(scene)) continue;
    known.add(scene);
    if (scene.hasAttribute(turns)) takeTurns(scene);
    else playOnce(scene);
  }
}

function playOnce(scene: HTMLElement): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const { boundingClientRect: whole, intersectionRect: seen, rootBounds } = entry;
      const room = Math.min(whole.height, rootBounds?.height ?? window.innerHeight);
      if (seen.height < enough * room) return;
      observer.disconnect();
      if (scene.dataset.playing === "false") return;
      scene.dataset.playing = "true";
      setTimeout(() => endPlay(scene), Number(scene.getAttribute(plays)));
    },
    { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  );
  observer.observe(scene);
}

/** Ends the animation for good: it is over, or the visitor uses the scene. */
export function endPlay(scene: HTMLElement): void {
  scene.dataset.playing = "false";
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
