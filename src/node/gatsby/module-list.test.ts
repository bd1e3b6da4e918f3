import type { CreateWebpackConfigArgs } from "gatsby";
import { listModules } from "./module-list";

/** What the hook adds to webpack in a stage of Gatsby's. */
function pluginsIn(stage: string): unknown[] {
  const setWebpackConfig = jest.fn();
  listModules({ stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
  return setWebpackConfig.mock.calls as unknown[];
}

it("lists what browsers get, and only in a build", () => {
  expect(pluginsIn("build-javascript")).toHaveLength(1);
  expect(["build-html", "develop", "develop-html"].flatMap(pluginsIn)).toEqual([]);
});
