import { pageNumbers } from "./page-numbers";

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, 9]],
  [4, 9, [1, 3, 4, 5, 9]],
  [9, 9, [1, 8, 9]],
])("the links on page %s of %s are %j", (current, count, numbers) => {
  expect(pageNumbers(current, count)).toEqual(numbers);
});
