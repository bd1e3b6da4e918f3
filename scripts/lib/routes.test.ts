import { pageDataAddress } from "../../src/workarounds/gatsby-page-data.mjs";
import { temporaryFolder } from "./fixture-folder";

const built = ["/", "/pricing", "/changelog", "/changelog/v0-1-0", "/404", "/404.html"];
const site = temporaryFolder(
  Object.fromEntries(
    built.map((page) => [`public${pageDataAddress(page)}`, JSON.stringify({ path: page })]),
  ),
);

it("lists the routes that were built, and one that does not exist", () => {
  const { stdout } = site.run("routes.mjs", "console.log(...script.routes());");
  expect(stdout).toBe("/ /changelog /changelog/v0-1-0 /pricing /no-such-page\n");
});
