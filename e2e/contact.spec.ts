import product from "../content/product.json";
import { expect, test } from "./support/test";

test.beforeEach(({ page }) => page.goto("/contact"));

test("there are two ways in", async ({ page }) => {
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
});

test("a general inquiry is an e-mail", async ({ page }) => {
  const mail = page.getByRole("main").getByRole("link", { name: product.email });
  await expect(mail).toHaveAttribute("href", `mailto:${product.email}`);
  await expect(mail).not.toHaveAttribute("target");
});

test("the community chat is an invitation that opens in a new tab", async ({ page }) => {
  const chat = page.getByRole("main").getByRole("link", { name: /Discord/ });
  await expect(chat).toHaveAttribute("href", product.chatUrl);
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveAttribute("rel", /noopener/);
});
