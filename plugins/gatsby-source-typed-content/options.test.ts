import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "./options";
import { content, nursery } from "./fixtures/nursery";

const valid = { ...nursery, folder: content, cms: { repository: "a/b", backend: "gitlab" } };

it("accepts valid options", async () => {
  const { isValid } = await testPluginOptionsSchema(pluginOptionsSchema, valid);
  expect(isValid).toBe(true);
});

it.each([
  ["a folder that isn't there", { ...valid, folder: "contents" }, "no folder contents in the"],
  ["no schema", { ...valid, schema: undefined }, '"schema" is required'],
  ["an unknown host", { ...valid, cms: { backend: "svn" } }, "must be one of [github, gitlab]"],
  ["an unknown name", { ...valid, rule: [] }, '"rule" is not allowed'],
])("refuses options with %s", async (_what, options, message) => {
  const { errors, warnings } = await testPluginOptionsSchema(pluginOptionsSchema, options);
  expect([...errors, ...warnings].join()).toContain(message);
});
