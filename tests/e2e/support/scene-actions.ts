/** What a visitor can do in the landing page's scenes, each with its effect. Found by structure: words may be translated. */
import type { Locator } from "@playwright/test";
import type { IslandAction } from "./island-actions";
import { site } from "./site";
import { expect } from "./test";

/** Accepts the first suggestion, then undoes that. */
async function accept(island: Locator): Promise<void> {
  const button = island.locator("[data-quiet]:visible").first();
  for (const state of ["true", "false", "true"]) {
    await button.click();
    await expect(button).toHaveAttribute("data-quiet", state);
  }
}

export const sceneActions: IslandAction[] = [
  {
    island: "home/board",
    what: "a new issue",
    route: "/",
    act: async (island, page) => {
      const title = "Chart a storm front";
      const field = island.locator("form input");
      await field.click();
      await page.keyboard.type(title);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue("");
      await expect(field).toBeFocused();
      await expect(island.locator("[data-key]").getByText(title).first()).toBeVisible();
      // Its suggestions come and go with the words.
      for (const words of ["Zzz", "Fix the login", "Zzz"]) await field.fill(words);
    },
  },
  {
    island: "home/board",
    what: "an example",
    route: "/",
    act: async (island) => {
      await island.locator("form [type=button]").nth(1).click();
      await expect(island.locator("form input")).toHaveValue(
        site.hero.composer.sentences[1] ?? "no second sentence",
      );
    },
  },
  {
    island: "home/board",
    what: "an arrow key",
    route: "/",
    act: async (island, page) => {
      const card = island.locator("[data-column]").first().locator("[data-key]").first();
      const key = (await card.getAttribute("data-key")) ?? "";
      await card.focus();
      await page.waitForFunction(() => performance.getEntriesByName("island home/board").length);
      await card.press("ArrowRight");
      const moved = island.locator("[data-column]").nth(1).locator(`[data-key="${key}"]`);
      await expect(moved).toBeFocused();
    },
  },
  {
    island: "home/planning",
    what: "another title",
    route: "/",
    act: async (island) => {
      const [first = ""] = site.hero.composer.sentences;
      await island.locator("textarea").fill(first);
      await expect(island.getByRole("status")).not.toBeEmpty();
      await expect(island.locator("textarea")).toHaveValue(first);
    },
  },
  { island: "home/board", what: "Accept", route: "/", act: accept },
  {
    island: "home/planning",
    what: "Add to the board",
    route: "/",
    act: async (island) => {
      await island.getByRole("button", { name: site.planning.demo.add }).click();
      await expect(island.getByRole("button", { name: site.planning.demo.toBoard })).toBeFocused();
    },
  },
];
