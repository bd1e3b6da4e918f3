/** Stones of the cairn from the ground up, in px: width, height, how far it lies beside the middle. */
const sizes: readonly (readonly [number, number, number])[] = [
  [58, 15, 0],
  [50, 13, 2],
  [46, 14, -2],
  [40, 12, 1],
  [35, 12, -1],
  [30, 11, 2],
  [25, 11, -1],
  [20, 10, 0],
  [14, 11, 1],
];

/** Middle and ground of the drawing. */
const middle = 32;
const ground = 124;

/** A stone's outline: an oval that is flatter below and a little fuller on one side. */
function outline(width: number, height: number, x: number, y: number, fuller: 1 | -1): string {
  const [w, h] = [width / 2, height / 2];
  const lean = fuller * w * 0.1;
  const point = (right: number, down: number) =>
    `${(x + right).toFixed(1)} ${(y + down).toFixed(1)}`;
  return [
    `M${point(-w, h * 0.2)}`,
    `C${point(-w, -h * 0.7)} ${point(-w * 0.5 + lean, -h)} ${point(lean, -h)}`,
    `S${point(w, -h * 0.6)} ${point(w, h * 0.15)}`,
    `S${point(w * 0.6, h)} ${point(0, h)}`,
    `S${point(-w, h * 0.9)} ${point(-w, h * 0.2)}Z`,
  ].join("");
}

/** Outlines of the stones, one for each section to be read, from the ground up. */
export const stones: readonly string[] = sizes.map(([width, height, beside], index) => {
  const below = sizes.slice(0, index).reduce((sum, [, each]) => sum + each, 0);
  const y = ground - below - height / 2;
  return outline(width, height, middle + beside, y, index % 2 === 0 ? 1 : -1);
});
