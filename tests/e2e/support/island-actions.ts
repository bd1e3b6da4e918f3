/** What a visitor can do in islands, each with its effect. Found by structure: words may be translated. */
import type { Locator, Page } from "@playwright/test";
import { money } from "../../../src/lib/format";
import { nameField } from "./login";
import { site } from "./site";
import { newAddress, subscribers } from "./stand-ins";
import { expect } from "./test";

/** An action in an island. */
export interface IslandAction {
  /** The island's name. */
  island: string;
  what: string;
  route: string;
  /** Whether a site without a login has no such action. */
  needsLogin?: true;
  act: (island: Locator, page: Page) => Promise<unknown>;
}

const field = (island: Locator) => island.locator("input[name=email]");
const success = (island: Locator) =>
  expect(island.getByRole("status")).toHaveText(site.newsletter.success, { ignoreCase: true });

async function subscribe(island: Locator): Promise<void> {
  const address = newAddress();
  await field(island).fill(address);
  await field(island).press("Enter");
  await success(island);
  await expect(field(island)).toHaveValue("");
  await expect(field(island)).toBeFocused();
  expect(await subscribers()).toContain(address);
}

/** As a browser fills in an address: without a key or a focus. */
async function autofill(island: Locator): Promise<string> {
  const address = newAddress();
  await field(island).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    for (const type of ["keydown", "input", "keyup", "change"])
      input.dispatchEvent(new Event(type, { bubbles: true }));
  }, address);
  return address;
}

const logIn = (look: string) => async (island: Locator, page: Page) => {
  await island.locator(`[data-look=${look}]:visible`).first().click();
  await expect(nameField(page)).toBeVisible();
};

export const layoutActions: IslandAction[] = [
  {
    island: "layout/navbar",
    what: "Log in",
    route: "/contact",
    needsLogin: true,
    act: logIn("secondary"),
  },
  {
    island: "layout/login",
    what: "Log in",
    route: "/login",
    needsLogin: true,
    act: logIn("primary"),
  },
  {
    island: "layout/start",
    what: "Sign up",
    route: "/pricing",
    needsLogin: true,
    act: async (island, page) => {
      await island.locator("button").first().click();
      await expect(nameField(page)).toBeVisible();
    },
  },
  { island: "layout/footer", what: "an address and Enter", route: "/contact", act: subscribe },
  {
    island: "layout/footer",
    what: "an autofilled address",
    route: "/contact",
    act: async (island) => {
      const address = await autofill(island);
      await island.locator("[type=submit]").click();
      await success(island);
      expect(await subscribers()).toContain(address);
    },
  },
  {
    island: "layout/footer",
    what: "an address that was autofilled long before",
    route: "/contact",
    act: async (island, page) => {
      const address = await autofill(island);
      await island.locator("[type=submit]").focus();
      await page.waitForFunction(() => performance.getEntriesByName("island layout/footer").length);
      await expect(island.locator("[type=submit]")).toBeFocused();
      await island.locator("[type=submit]").press("Enter");
      await success(island);
      expect(await subscribers()).toContain(address);
    },
  },
  {
    island: "layout/footer",
    what: "an error, then success",
    route: "/contact",
    act: async (island) => {
      const address = newAddress("500+");
      await field(island).fill(address);
      await field(island).press("Enter");
      await expect(island.getByRole("alert")).toHaveText(site.newsletter.error, {
        ignoreCase: true,
      });
      await field(island).press("Enter");
      await success(island);
      expect(await subscribers()).toContain(address);
    },
  },
  {
    island: "layout/newsletter",
    what: "an address and Enter",
    route: "/",
    act: async (island, page) => {
      await page.locator("main [commandfor=siteNewsletter]").first().click();
      await subscribe(island);
      await expect(island.getByRole("dialog")).toBeVisible();
    },
  },
  {
    island: "pricing/team",
    what: "a number of people",
    route: "/pricing",
    act: async (island) => {
      const { plans, currency } = site.plans;
      for (const people of [37, 52]) {
        const plan = plans.find(({ seats }) => !seats || seats >= people);
        await island.locator("input").fill(`${people}`);
        await expect(island.locator("output")).toContainText(
          money((plan?.monthly ?? 0) * people, currency),
        );
      }
    },
  },
];
