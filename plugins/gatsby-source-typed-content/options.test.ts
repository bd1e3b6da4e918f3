import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "./options";
import { content, nursery } from "./fixtures/nursery";

const right = { ...nursery, folder: content, cms: { repository: "a/b", backend: "gitlab" } };

it("right options are accepted", async () => {
  const { isValid } = await testPluginOptionsSchema(pluginOptionsSchema, right);
  expect(isValid).toBe(true);
});

it.each([
  ["a folder that isn't there", { ...right, folder: "contents" }, "no folder contents in the"],
  ["no schema", { ...right, schema: undefined }, '"schema" is required'],
  ["an unknown host", { ...right, cms: { backend: "svn" } }, "must be one of [github, gitlab]"],
  ["an unknown name", { ...right, rule: [] }, '"rule" is not allowed'],
])("%s is explained", async (_what, options, says) => {
  const { errors, warnings } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect([...errors, ...warnings].join()).toContain(says);
});
