/** For tests in jsdom, which has no animations. */
Element.prototype.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
