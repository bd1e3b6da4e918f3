// The way a walker takes over invented terrain: steepness and water cost, so does company.
const REACH = [-2, -1, 0, 1, 2];
const STEPS = REACH.flatMap((dx) => REACH.map((dy) => [dx, dy])).filter(([dx, dy]) => dx || dy);
const CELL = 8;
/** How steep it must be to double the way. */
const GRADE = 0.075;

/** Points from `start` to `end` over `ground(x, y)`, keeping away from the `others`. */
export function findTrail(start, end, { width, height, ground, cost, others }) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL) + 4];
  const index = ([x, y]) => Math.round(x / CELL) + Math.round(y / CELL) * columns;
  const point = (cell) => [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
  const heights = Float64Array.from({ length: columns * rows }, (_, cell) =>
    ground(...point(cell)),
  );
  const burden = Float64Array.from({ length: columns * rows }, (_, cell) => cost(...point(cell)));
  for (const [x, y] of others.flat()) {
    for (let dx = -5; dx <= 5; dx += 1) {
      for (let dy = -5; dy <= 5; dy += 1) {
        const cell = index([x + dx * CELL, y + dy * CELL]);
        if (cell >= 0 && cell < burden.length) burden[cell] = 4;
      }
    }
  }
  const best = new Float64Array(columns * rows).fill(Infinity);
  const from = new Int32Array(columns * rows).fill(-1);
  const open = [[0, index(start)]];
  best[index(start)] = 0;
  while (open.length) {
    const [reached, cell] = open.pop();
    if (cell === index(end)) break;
    if (reached > best[cell]) continue;
    for (const [dx, dy] of STEPS) {
      const column = (cell % columns) + dx;
      const next = cell + dx + dy * columns;
      if (column < 0 || column >= columns || next < 0 || next >= best.length) continue;
      const way = Math.hypot(dx, dy);
      const steep = (heights[next] - heights[cell]) / way / GRADE;
      const total = reached + way * (1 + steep * steep + burden[next]);
      if (total >= best[next]) continue;
      [best[next], from[next]] = [total, cell];
      // From the farthest to the nearest.
      open.splice(open.findLastIndex(([other]) => other > total) + 1, 0, [total, next]);
    }
  }
  const trail = [];
  for (let cell = index(end); cell >= 0; cell = from[cell]) trail.unshift(point(cell));
  return soften(trail);
}

/** Takes the corners out of a line and leaves its ends where they are. */
function soften(line) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const reach = (index) => Math.min(6, index, line.length - 1 - index);
  return line.map((_, index) => {
    const near = line.slice(index - reach(index), index + reach(index) + 1);
    return [0, 1].map((axis) => mean(near.map((other) => other[axis])));
  });
}
