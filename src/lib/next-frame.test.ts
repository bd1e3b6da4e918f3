/** @jest-environment jsdom */
import { nextFrame, skipOffScreen } from "./next-frame";

it("leaves sections off the screen out of the next frame only", async () => {
  document.body.innerHTML = "<main><section></section><section></section></main>";
  const [seen, below] = [...document.querySelectorAll("section")];
  if (!seen || !below) throw new Error("two sections");
  seen.getBoundingClientRect = () => new DOMRect(0, innerHeight - 1, 100, 300);
  below.getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 300);
  skipOffScreen();
  expect(seen.style).toMatchObject({ contentVisibility: "", height: "" });
  expect(below.style).toMatchObject({ contentVisibility: "hidden", height: "300px" });
  await nextFrame();
  expect(below.style).toMatchObject({ contentVisibility: "", height: "" });
});
