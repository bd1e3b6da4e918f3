/** Performs the steps of a random sequence, and reads what came of them. */
import type { Locator, Page } from "@playwright/test";
import { inFooter, input, button as sendButton } from "./newsletter";
import { controls, radios } from "./sequences";
import type { Control, Step, Way } from "./sequences";
import { site } from "./site";
import { expect } from "./test";

const { composer } = site.hero;

/** Performs one step. */
export async function take(page: Page, step: Step, run: string): Promise<void> {
  switch (step.do) {
    case "press":
      return pressControl(page, step.control, step.index, step.way);
    case "example": {
      const name = composer.sentences[step.index];
      return press(page, page.getByRole("button", { name, exact: true }).first(), step.way);
    }
    case "write": {
      const line = page.getByRole("textbox", { name: composer.label });
      await line.fill(step.text);
      if (step.end === "Enter") await line.press("Enter");
      return;
    }
    case "subscribe": {
      const form = inFooter(page);
      // Not before the first script, nor while the form is busy or about to retry.
      await page.waitForFunction(() => !("early" in window));
      if (/page|islands/.test(step.moment)) await page.waitForTimeout(1_000);
      await expect(sendButton(form)).toBeEnabled();
      await input(form).fill(`${step.name}-${run}@sequence.example`);
      if (step.end === "Enter") await input(form).press("Enter");
      else await sendButton(form).click();
      return;
    }
    case "dialog": {
      await page.locator(`[popovertarget=${step.id}]:visible`).first().click();
      await page.locator(`#${step.id}:popover-open`).waitFor();
      await page.keyboard.press("Escape");
      return page.locator(`#${step.id}`).waitFor({ state: "hidden" });
    }
  }
}

async function pressControl(page: Page, control: Control, index: number, way: Way) {
  const found = page.locator(controls[control].selector).nth(index);
  // Pointers press the label of a radio, and the stone around its summary.
  const around = control in radios ? ".." : control === "stone" ? "../.." : "xpath=.";
  return press(page, way === "key" || way === "assistive" ? found : found.locator(around), way);
}

async function press(page: Page, target: Locator, way: Way): Promise<void> {
  // Scrolling must not leave the pointer over another control.
  await page.mouse.move(0, 0);
  switch (way) {
    case "mouse":
      return target.click();
    case "double":
      return target.dblclick();
    case "modifier":
      return target.click({ modifiers: ["Alt"] });
    case "key":
      // Again for what is off the screen: a change of the color scheme leaves it out for a frame.
      await expect.poll(() => isFocusedNow(target)).toBe(true);
      return page.keyboard.press("Space");
    case "assistive":
      return target.evaluate((element: HTMLElement) => element.click());
  }
}

const isFocusedNow = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.focus();
    return element === document.activeElement;
  });

/** The final state of a page and its storage, without delayed announcements. */
export const outcomeOf = (page: Page) =>
  page.evaluate(() => {
    const all = <Kind extends HTMLElement>(selector: string) =>
      Array.from(document.querySelectorAll<Kind>(selector));
    for (const status of all("main [role=status]")) status.textContent = "";
    return {
      path: location.pathname,
      theme: document.querySelector("[data-scheme-switch]")?.textContent,
      open: all<HTMLDetailsElement>("main details").map(({ open }) => open),
      checked: all<HTMLInputElement>("main [type=radio]:checked").map(({ value }) => value),
      fields: all<HTMLInputElement>("main input:not([type=radio])").map(({ value }) => value),
      dialogs: all(":popover-open").map(({ id }) => id),
      stored: sessionStorage.getItem("cairn-demo-1"),
      notices: all("[data-notice]:not([hidden])").map(({ textContent }) => textContent),
      text: document.querySelector("main")?.innerText.split("\n"),
    };
  });
