// Path strings for the page: relative steps in parts of a unit, without the points too close together to be seen apart
export function short(path, { apart = 0.9, parts = 10 } = {}) {
  const rounded = (v) => Math.round(v * parts) / parts;
  const written = (v) => String(rounded(v)).replace(/^(-?)0\./, '$1.');
  let out = '';
  let before = '';
  let [x, y] = [0, 0];
  for (const [, command, toX, toY] of path.matchAll(/([MLZ])(?:([-\d.e]+),([-\d.e]+))?/g)) {
    if (command === 'Z') {
      out += before = 'z';
      continue;
    }
    const [nx, ny] = [rounded(toX), rounded(toY)];
    if (command === 'L' && Math.hypot(nx - x, ny - y) < apart) continue;
    if (command === 'M') out += `M${written(nx)} ${written(ny)}`;
    else out += `${before === 'L' ? ' ' : 'l'}${written(nx - x)} ${written(ny - y)}`;
    before = command;
    [x, y] = [nx, ny];
  }
  return out.replace(/ -/g, '-');
}
