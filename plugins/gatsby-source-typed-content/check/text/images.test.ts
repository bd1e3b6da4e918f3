import { anError, problemsOf } from "../../testing/nursery";

it.each([
  [
    "![A leaf](./leaf.png)",
    'shows "./leaf.png", which isn\'t in static/. Put the image there, and',
  ],
  ["![A leaf](/logo-1.svg)", 'shows "/logo-1.svg", which isn\'t in static/.'],
  ["![A leaf](https://cdn.example/a.png)", "which isn't in static/."],
  ["![A leaf]()", 'shows "", which isn\'t in static/.'],
  ['<p>\n<img src="./quay.png" alt="A quay"></p>', 'shows "./quay.png"', 1],
] as [string, string, number?][])(
  "an image that no page has is an error: %s",
  (text, says, below = 0) => {
    expect(problemsOf(text)).toEqual(anError(says, below));
  },
);
