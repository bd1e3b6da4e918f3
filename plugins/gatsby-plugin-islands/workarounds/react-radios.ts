/** Apart from `react.ts`, because the first script contains it. */

/**
 * react-dom 19.3.1: presses a radio that the browser has checked before hydration. React remembers each radio's state when it
 * hydrates it, and reports a press only as a change of that.
 *
 * Upstream: https://github.com/facebook/react/blob/v19.3.1/packages/react-dom-bindings/src/client/inputValueTracking.js
 * Delete when React replays the change events of inputs that were changed before hydration.
 */
export function pressRadio(radio: HTMLInputElement): void {
  radio.checked = false;
  radio.click();
}
