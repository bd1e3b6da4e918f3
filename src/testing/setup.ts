import "@testing-library/jest-dom";

// jsdom has no animations.
if (typeof Element !== "undefined") {
  Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
}
