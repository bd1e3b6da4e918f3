import { afterSet } from "../../../testing/fixture-content";

it.each([
  ["issues[3].epic", "CRN-2", '"CRN-2" has the type Story. Use the key of an epic.'],
  ["issues[2].points", 4, "is 4, which isn't on the scale. Available: 1, 2, 3."],
])("an issue of the demo doesn't have %s: %j", (field, value, message) => {
  expect(afterSet("demo-project.json", field, value)).toMatchObject([{ field, message }]);
});
