// Path strings for the page: relative steps in tenths of a unit, without the points too close together to be seen apart
export function short(path, apart = 0.9) {
  const round = (v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.');
  let out = '';
  let [x, y] = [0, 0];
  for (const [, command, dx, dy] of path.matchAll(/([MLZ])(?:([-\d.e]+),([-\d.e]+))?/g)) {
    if (command === 'Z') {
      out += 'z';
      continue;
    }
    const [nx, ny] = [Math.round(dx * 10) / 10, Math.round(dy * 10) / 10];
    if (command === 'L' && Math.hypot(nx - x, ny - y) < apart) continue;
    out += command === 'M' ? `M${round(nx)} ${round(ny)}` : `l${round(nx - x)} ${round(ny - y)}`;
    [x, y] = [nx, ny];
  }
  return out.replace(/ -/g, '-');
}
