import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { outFolder } from '../paths.ts';
import { pointSchema, type ScalePoint } from './point.ts';

/** The curves: the words beside each, its colour, and its seconds. */
const curves: readonly (readonly [title: string, colour: string, value: (point: ScalePoint) => number])[] = [
  ['publish', '#1f6feb', ({ live }) => live.publish],
  ['rollback', '#8250df', ({ live }) => live.rollback],
  ['withdraw', '#bf3989', ({ live }) => live.withdraw],
  ['new menu entry', '#9a6700', ({ live }) => live.menu],
  ['start of an edge', '#1a7f37', ({ edgeStart }) => edgeStart],
];

const [width, height, left, bottom, top] = [680, 320, 60, 50, 20];

/** Draws seconds by the number of remotes, whose axis is logarithmic, as SVG. */
export function drawCurves(points: readonly ScalePoint[]): string {
  const most = Math.max(...points.flatMap((point) => curves.map(([, , value]) => value(point))));
  const [first, last] = [Math.min(...points.map((one) => one.remotes)), Math.max(...points.map((one) => one.remotes))];
  const x = (remotes: number) =>
    left + (Math.log(remotes / first) / Math.log(last / first || 2)) * (width - left - 160);
  const y = (seconds: number) => height - bottom - (seconds / most) * (height - bottom - top);
  const lines = curves.flatMap(([title, colour, value], index) => {
    const label = `<text x="${String(width - 150)}" y="${String(top + 20 + index * 20)}" fill="${colour}">${title}</text>`;
    const ofStores = (['folder', 'S3'] as const).map((store) => {
      const own = points.filter((point) => point.store === store).sort((a, b) => a.remotes - b.remotes);
      const path = own.map((point) => `${x(point.remotes).toFixed(0)},${y(value(point)).toFixed(0)}`).join(' ');
      const dash = store === 'S3' ? ' stroke-dasharray="4 3"' : '';
      return path === '' ? '' : `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`;
    });
    return [label, ...ofStores];
  });
  const sizes = [...new Set(points.map(({ remotes }) => remotes))];
  const ticks = [
    ...sizes.map(
      (one) => `<text x="${x(one).toFixed(0)}" y="${String(height - 30)}" text-anchor="middle">${String(one)}</text>`,
    ),
    ...[0, most / 2, most].map(
      (one) => `<text x="${String(left - 8)}" y="${y(one).toFixed(0)}" text-anchor="end">${one.toFixed(1)} s</text>`,
    ),
    `<text x="${String(left)}" y="${String(height - 8)}">remotes with ten pages each; a dashed line is an S3 server</text>`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="13">`,
    `<rect width="${String(width)}" height="${String(height)}" fill="#fff"/>`,
    ...ticks,
    ...lines,
    '</svg>\n',
  ].join('\n');
}

// Draws what `npm run bench -- scale` measured last: `node tools/bench/scale/drawCurves.ts > docs/images/scale.svg`.
if (import.meta.main) {
  const content = await readFile(join(outFolder, 'scale.json'), 'utf8');
  process.stdout.write(drawCurves(v.parse(v.pipe(v.string(), v.parseJson(), v.array(pointSchema)), content)));
}
