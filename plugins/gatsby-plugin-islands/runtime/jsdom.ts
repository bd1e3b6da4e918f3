/** For tests: what jsdom lacks. */
import { earlyScript } from "./events";

Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
Object.assign(performance, { mark: () => undefined });

/** Runs the script of the page's head. */
export function runEarlyScript(): void {
  const script = document.createElement("script");
  script.textContent = earlyScript();
  document.head.append(script);
}
