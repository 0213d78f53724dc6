// A smoothed thin-plate spline: the gentlest bending of the plane that carries each point near its target.

const bend = (squared) => (squared < 1e-12 ? 0 : (squared * Math.log(squared)) / 2);
const squared = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

// `pins` are { from: [x, y], to: [x, y], slack }: the more slack, the less a pin is held to its target.
export function spline(pins, smooth) {
  const size = pins.length + 3;
  const rows = pins.map(({ from, to, slack }, i) => [
    ...pins.map((pin, j) => (i === j ? smooth * slack : bend(squared(from, pin.from)))),
    ...[1, ...from],
    ...to,
  ]);
  for (const of of [() => 1, (pin) => pin.from[0], (pin) => pin.from[1]])
    rows.push([...pins.map(of), 0, 0, 0, 0, 0]);
  const weights = solved(rows, size);
  const [shift, acrossX, acrossY] = weights.slice(pins.length);
  return (point) =>
    [0, 1].map((axis) =>
      pins.reduce(
        (sum, pin, i) => sum + weights[i][axis] * bend(squared(point, pin.from)),
        shift[axis] + acrossX[axis] * point[0] + acrossY[axis] * point[1],
      ),
    );
}

// Gauss and Jordan: the columns after `size` are the right-hand sides.
function solved(rows, size) {
  for (let column = 0; column < size; column++) {
    const best = rows
      .slice(column)
      .reduce(
        (at, row, i) => (Math.abs(row[column]) > Math.abs(rows[at][column]) ? column + i : at),
        column,
      );
    [rows[column], rows[best]] = [rows[best], rows[column]];
    const pivot = rows[column];
    for (const row of rows) {
      const factor = row === pivot ? 0 : row[column] / pivot[column];
      if (factor) for (let k = column; k < row.length; k++) row[k] -= factor * pivot[k];
    }
  }
  return rows.map((row, i) => row.slice(size).map((value) => value / row[i]));
}
