/** What a visitor can do in islands. Elements are found by structure, because their text may be translated. */
import type { Locator, Page } from "@playwright/test";
import { expectTeamPrice, providerField } from "./page-objects";
import { newAddress, subscribers } from "./services";
import { site } from "./site";
import { expect, expectHydrated } from "./test";

interface IslandAction {
  /** Says what should happen. */
  name: string;
  /** Name of the island. */
  island: string;
  route: string;
  /** Whether the site must have a login. */
  needsLogin?: true;
  /** Acts, and expects the effect. */
  act: (island: Locator, page: Page) => Promise<unknown>;
}

const pressLogin = (selector: string) => async (island: Locator, page: Page) => {
  await island.locator(selector).first().click();
  await expect(providerField(page)).toBeVisible();
};

const field = (island: Locator) => island.locator("input[name=email]");
const expectSubscribed = async (island: Locator, address: string) => {
  const { success } = site.newsletter;
  await expect(island.getByRole("status")).toHaveText(success, { ignoreCase: true });
  expect(await subscribers()).toContain(address);
};

async function subscribe(island: Locator): Promise<void> {
  const address = newAddress();
  await field(island).fill(address);
  await field(island).press("Enter");
  await expectSubscribed(island, address);
  await expect(field(island)).toHaveValue("");
  await expect(field(island)).toBeFocused();
}

export const islandActions: IslandAction[] = [
  {
    name: "the bar's login button leads to the provider",
    island: "layout/navbar",
    route: "/contact",
    needsLogin: true,
    act: pressLogin("[data-look=secondary]:visible"),
  },
  {
    name: "the login page's button leads to the provider",
    island: "layout/login",
    route: "/login",
    needsLogin: true,
    act: pressLogin("[data-look=primary]:visible"),
  },
  {
    name: "the pricing page's sign-up button leads to the provider",
    island: "layout/start",
    route: "/pricing",
    needsLogin: true,
    act: pressLogin("button"),
  },
  {
    name: "the footer's form subscribes an address",
    island: "layout/footer",
    route: "/contact",
    act: subscribe,
  },
  {
    name: "the footer's form subscribes an address that the browser filled in",
    island: "layout/footer",
    route: "/contact",
    act: async (island, page) => {
      const address = newAddress();
      // Without keys or focus, as browsers do.
      await field(island).evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        for (const type of ["keydown", "input", "keyup", "change"])
          input.dispatchEvent(new Event(type, { bubbles: true }));
      }, address);
      const button = island.locator("[type=submit]");
      await button.focus();
      await expectHydrated(page, "layout/footer");
      await expect(button).toBeFocused();
      await button.press("Enter");
      await expectSubscribed(island, address);
    },
  },
  {
    name: "the footer's form shows an error, and works the next time",
    island: "layout/footer",
    route: "/contact",
    act: async (island) => {
      const address = newAddress("500+");
      await field(island).fill(address);
      await field(island).press("Enter");
      const { error } = site.newsletter;
      await expect(island.getByRole("alert")).toHaveText(error, { ignoreCase: true });
      await field(island).press("Enter");
      await expectSubscribed(island, address);
    },
  },
  {
    name: "the newsletter dialog subscribes an address",
    island: "layout/newsletter",
    route: "/",
    act: async (island, page) => {
      await page.locator("main [commandfor=siteNewsletter]").first().click();
      await subscribe(island);
      await expect(island.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a team's price follows the number of people",
    island: "pricing/team",
    route: "/pricing",
    act: async (island) => {
      for (const people of [37, 52]) {
        await island.locator("input").fill(`${people}`);
        await expectTeamPrice(island.locator("output"), people);
      }
    },
  },
  {
    name: "a typed issue is added to the board",
    island: "home/board",
    route: "/",
    act: async (island, page) => {
      const title = "Chart a storm front";
      const input = island.locator("form input");
      await input.click();
      await page.keyboard.type(title);
      await page.keyboard.press("Enter");
      await expect(input).toHaveValue("");
      await expect(input).toBeFocused();
      await expect(island.locator("[data-key]").getByText(title).first()).toBeVisible();
      // Suggestions come and go.
      for (const draft of ["Zzz", "Fix the login", "Zzz"]) await input.fill(draft);
    },
  },
  {
    name: "an example fills the board's field",
    island: "home/board",
    route: "/",
    act: async (island) => {
      const [, example = "no second example"] = site.hero.composer.sentences;
      await island.locator("form [type=button]").nth(1).click();
      await expect(island.locator("form input")).toHaveValue(example);
    },
  },
  {
    name: "an arrow key moves a card",
    island: "home/board",
    route: "/",
    act: async (island, page) => {
      const card = island.locator("[data-column]").first().locator("[data-key]").first();
      const key = (await card.getAttribute("data-key")) ?? "";
      await card.focus();
      await expectHydrated(page, "home/board");
      await card.press("ArrowRight");
      const moved = island.locator("[data-column]").nth(1).locator(`[data-key="${key}"]`);
      await expect(moved).toBeFocused();
    },
  },
  {
    name: "a suggestion can be accepted and restored",
    island: "home/board",
    route: "/",
    act: async (island) => {
      const button = island.locator("[data-accepted]:visible").first();
      for (const isAccepted of ["true", "false", "true"]) {
        await button.click();
        await expect(button).toHaveAttribute("data-accepted", isAccepted);
      }
    },
  },
  {
    name: "an estimate follows an edited title",
    island: "home/planning",
    route: "/",
    act: async (island) => {
      const [title = ""] = site.hero.composer.sentences;
      await island.locator("textarea").fill(title);
      await expect(island.getByRole("status")).not.toBeEmpty();
      await expect(island.locator("textarea")).toHaveValue(title);
    },
  },
  {
    name: "a planned issue is added to the board",
    island: "home/planning",
    route: "/",
    act: async (island) => {
      await island.getByRole("button", { name: site.planning.demo.add }).click();
      await expect(island.getByRole("button", { name: site.planning.demo.toBoard })).toBeFocused();
    },
  },
];
