/** Shows another agent every few seconds, while their stage (`[data-turns]`) is on screen. */

/** Maximum delay of the first turn, which is random, in ms (spec). */
const firstWithin = 3000;
/** Interval of turns, in ms (spec). */
const every = 4000;

const started = new WeakSet<Element>();

/** Starts all stages of the page that haven't started yet. */
export function startScenes(): void {
  for (const stage of document.querySelectorAll<HTMLElement>("[data-turns]")) {
    if (started.has(stage)) continue;
    started.add(stage);
    takeTurns(stage);
  }
}

/** Checks one radio after another, until a visitor chooses one or presses the button. */
function takeTurns(stage: HTMLElement): void {
  const motion = matchMedia("(prefers-reduced-motion: no-preference)");
  const radios = [...stage.querySelectorAll<HTMLInputElement>("[type=radio]")];
  const button = stage.querySelector("button");
  const isPaused = () => button?.dataset.paused === "true";
  const pause = (isOn: boolean) => button && (button.dataset.paused = String(isOn));
  button?.addEventListener("click", () => pause(!isPaused()));
  // A visitor who chooses wants to read. Keys trigger clicks, too, as does pressing the checked radio.
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
