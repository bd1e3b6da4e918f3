/**
 * Scenes that move by themselves while somebody watches: one plays once, in another the entries of a list take turns. They
 * need no React; `[data-plays]` and `[data-turns]` in the HTML say which they are.
 */

/** Of what plays once when most of it is on screen, for so many ms: CSS plays while `data-playing` is "true". */
const plays = "data-plays";
/** Of a list whose entries take turns: `data-turn` is "true" on one of them. It waits while `data-paused` is "true". */
const turns = "data-turns";

export const liveScenes = `[${plays}], [${turns}]`;

/** So much of the scene, or of the window where that is smaller, is on screen when it begins to play. */
const enough = 0.6;
/** The first turn comes after a random part of this, in ms (spec: under three seconds). */
const firstWithin = 3000;
/** Every other turn comes after this, in ms (spec). */
const every = 4000;

const known = new WeakSet<Element>();

/** Lets all scenes of the page live that do not yet. */
export function attendScenes(): void {
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

/** For good: somebody uses the scene, or it is over. */
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

/** One of `count` at random, but never the one whose turn it is. */
export function nextOf(count: number, current: number | undefined): number {
  if (current === undefined) return Math.floor(Math.random() * count);
  return (current + 1 + Math.floor(Math.random() * (count - 1))) % count;
}
