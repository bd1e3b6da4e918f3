import { errorName } from "./error-name";

test.each([
  [new TypeError("personal"), "TypeError"],
  [new Error("x", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) }), "ECONNREFUSED"],
  [{ name: "TimeoutError" }, "TimeoutError"],
  ["personal", "unknown error"],
  [undefined, "unknown error"],
])("names %p %s", (error, name) => {
  expect(errorName(error)).toBe(name);
});
