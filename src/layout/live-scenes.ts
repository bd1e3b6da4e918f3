/** The stage of the agents (`[data-turns]`): while it's on screen, another one is shown every few seconds. No React. */

/** Maximum random delay of the first turn, in ms (spec: under three seconds). */
const firstWithin = 3000;
/** Interval of turns, in ms (spec). */
const every = 4000;

const known = new WeakSet<Element>();

/** Starts all stages of the page that have not started yet. */
export function startScenes(): void {
  for (const stage of document.querySelectorAll<HTMLElement>("[data-turns]")) {
    if (known.has(stage)) continue;
    known.add(stage);
    takeTurns(stage);
  }
}

/** Checks the stage's radios one after the other, until someone presses its button or chooses one. */
function takeTurns(stage: HTMLElement): void {
  const motion = matchMedia("(prefers-reduced-motion: no-preference)");
  const radios = [...stage.querySelectorAll<HTMLInputElement>("[type=radio]")];
  const button = stage.querySelector("button");
  const isPaused = () => button?.dataset.paused === "true";
  const pause = (isOn: boolean) => button && (button.dataset.paused = String(isOn));
  button?.addEventListener("click", () => pause(!isPaused()));
  // Someone who chooses wants to read. Keys trigger clicks as well, and so does pressing the one that's shown.
  for (const radio of radios) radio.addEventListener("click", () => pause(true));
  if (!radios.every(({ checked, defaultChecked }) => checked === defaultChecked)) pause(true);

  let wait = Math.random() * firstWithin;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    if (!document.hidden && motion.matches && !isPaused()) {
      const others = radios.filter(({ checked }) => !checked);
      const next = others[Math.floor(Math.random() * others.length)];
      if (next) next.checked = true;
      wait = every;
    }
    timer = setTimeout(turn, wait);
  };
  new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = setTimeout(turn, wait);
  }).observe(stage);
}
