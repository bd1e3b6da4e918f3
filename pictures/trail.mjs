// The way a walker would take over invented terrain: steepness costs, other trails are avoided.
const REACH = [-2, -1, 0, 1, 2];
const STEPS = REACH.flatMap((dx) => REACH.map((dy) => [dx, dy])).filter(([dx, dy]) => dx || dy);
const CELL = 8;

/** Points from `start` to `end` over `ground(x, y)`, keeping away from the `others`. */
export function findTrail(start, end, { width, height, ground, grade, others }) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL) + 4];
  const index = ([x, y]) => Math.round(x / CELL) + Math.round(y / CELL) * columns;
  const point = (cell) => [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
  const heights = Float64Array.from({ length: columns * rows }, (_, cell) =>
    ground(...point(cell)),
  );
  const crowd = new Float64Array(columns * rows);
  for (const [x, y] of others.flat()) {
    for (let dx = -5; dx <= 5; dx += 1) {
      for (let dy = -5; dy <= 5; dy += 1) {
        const cell = index([x + dx * CELL, y + dy * CELL]);
        if (cell >= 0 && cell < crowd.length) crowd[cell] = 3;
      }
    }
  }
  const cost = new Float64Array(columns * rows).fill(Infinity);
  const from = new Int32Array(columns * rows).fill(-1);
  const open = [[0, index(start)]];
  cost[index(start)] = 0;
  while (open.length) {
    const [reached, cell] = open.pop();
    if (cell === index(end)) break;
    if (reached > cost[cell]) continue;
    for (const [dx, dy] of STEPS) {
      const column = (cell % columns) + dx;
      const next = cell + dx + dy * columns;
      if (column < 0 || column >= columns || next < 0 || next >= cost.length) continue;
      const way = Math.hypot(dx, dy);
      const steep = (heights[next] - heights[cell]) / way / grade;
      const total = reached + way * (1 + steep * steep + crowd[next]);
      if (total >= cost[next]) continue;
      [cost[next], from[next]] = [total, cell];
      insert(open, [total, next]);
    }
  }
  const trail = [];
  for (let cell = index(end); cell >= 0; cell = from[cell]) trail.unshift(point(cell));
  return trail;
}

/** Inserts into a queue that is sorted from the farthest to the nearest. */
function insert(queue, entry) {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (queue[middle][0] > entry[0]) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, entry);
}
