import "@testing-library/jest-dom";

// jsdom animates nothing.
if (typeof Element !== "undefined") {
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
}
