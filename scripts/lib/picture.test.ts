import { decode, differenceOf, drawDifference, encode, enlarge, isBlank, shrink } from "./picture";
import type { Picture } from "./picture";

/** A page of one grey, with another in a part of it. */
function page(width: number, height: number, part?: { from: number; to: number; grey: number }) {
  const data = new Uint8Array(width * height * 3).fill(200);
  if (part) data.fill(part.grey, part.from * width * 3, part.to * width * 3);
  return { width, height, data };
}
const greys = ({ data }: Picture) => [...data].filter((_, at) => at % 3 === 0);

test("makes one square of six by six pixels, and of what is left at the edges", () => {
  const small = shrink(page(13, 8, { from: 0, to: 3, grey: 100 }));
  expect([small.width, small.height]).toEqual([3, 2]);
  expect(greys(small)).toEqual([150, 150, 150, 200, 200, 200]);
});

test("keeps every value, and enlarges to the size of the page", async () => {
  const data = Uint8Array.from({ length: 20 * 30 * 3 }, (_, at) => (at * 7919) % 256);
  const picture = { width: 20, height: 30, data };
  const { data: kept, ...size } = await decode(await encode(picture));
  expect(size).toEqual({ width: 20, height: 30 });
  expect([...kept]).toEqual([...data]);
  const { width, height } = await decode(await enlarge(picture));
  expect([width, height]).toEqual([120, 180]);
});

test("sees a line of one pixel in a slightly other grey, and says where", () => {
  const before = shrink(page(120, 120));
  const now = shrink(page(120, 120, { from: 61, to: 62, grey: 185 }));
  expect(differenceOf(before, now)).toEqual({ squares: 20, top: 60, bottom: 66 });
});

test("forgives what is a level off everywhere, and more than that in two squares", () => {
  const before = page(40, 40);
  const now = page(40, 40, { from: 0, to: 40, grey: 201 });
  now.data.fill(0, 0, 6);
  expect(differenceOf(before, now)).toBeUndefined();
  now.data.fill(0, 0, 9);
  expect(differenceOf(before, now)?.squares).toBe(3);
});

test("sees that a page has become longer, shorter or wider", () => {
  const [short, long, wide] = [page(10, 20), page(10, 30), page(20, 20)];
  expect(differenceOf(short, long)).toEqual({ squares: 100, top: 120, bottom: 180 });
  expect(differenceOf(long, short)).toEqual({ squares: 100, top: 120, bottom: 180 });
  expect(differenceOf(short, wide)?.squares).toBe(200);
});

test("draws what differs in red on what there is now", () => {
  const drawn = drawDifference(page(2, 1), page(2, 2, { from: 1, to: 2, grey: 0 }));
  expect([...drawn.data]).toEqual([242, 242, 242, 242, 242, 242, 220, 0, 0, 220, 0, 0]);
});

test("knows a page on which nothing is drawn", () => {
  expect(isBlank(page(100, 100))).toBe(true);
  expect(isBlank(page(100, 100, { from: 50, to: 52, grey: 0 }))).toBe(false);
});
