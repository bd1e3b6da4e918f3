import { site } from "./support/site";
import { expect, test } from "./support/test";

const { company, contact, product, people } = site;

test("everybody is to be met, with a portrait, a profile, and a social link where there is one", async ({
  page,
}) => {
  await page.goto("/company");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries.getByRole("heading")).toHaveText(people.map(({ name }) => name));
  for (const [index, person] of people.entries()) {
    const entry = entries.nth(index);
    await expect(entry).toContainText(person.title);
    await expect(entry.getByRole("img")).toHaveAttribute("alt", person.imageAlt);
    const link = (word: string) => entry.getByRole("link", { name: `${word}: ${person.name}` });
    await expect(link(company.profile)).toHaveAttribute("href", person.linkedin);
    if (person.twitter) {
      await expect(link(company.social)).toHaveAttribute("href", person.twitter);
    } else {
      await expect(entry.getByRole("link")).toHaveCount(1);
    }
  }
});

test("the team can be written to, and met in the community chat", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  const mail = main.getByRole("link", { name: product.email });
  await expect(mail).toHaveAttribute("href", `mailto:${product.email}`);
  const chat = main.getByRole("link", { name: contact.community.link });
  await expect(chat).toHaveAttribute("href", product.chatUrl);
});
