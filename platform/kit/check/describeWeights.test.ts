import { describeWeights } from './describeWeights.ts';

test('a screen is shown as bars, the heaviest first, and what is too small to show in one line', () => {
  const small = Array.from({ length: 12 }, (_, at) => ({ name: `src/${String(at)}.ts`, bytes: 512 }));
  const lines = describeWeights('Emi', [{ name: 'd3-scale', bytes: 12_288 }, ...small]).split('\n');
  expect(lines[0]).toBe('What weighs in Emi, each compressed by itself:');
  expect(lines[1]).toBe(`    12.0 KB  ${'█'.repeat(24)}  d3-scale`);
  expect(lines[2]).toMatch(/^ {5}0\.5 KB {2}█ {23} {2}src\/0\.ts$/);
  expect(lines.at(-1)).toMatch(/^ {5}0\.5 KB {28}1 more$/);
});
