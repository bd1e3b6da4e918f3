import { articlePath, releasePath } from "./page-paths";

it("makes the addresses of releases and articles", () => {
  expect(releasePath("0.11.0")).toBe("/changelog/v0-11-0");
  expect(articlePath("a-b")).toBe("/blog/a-b");
});
