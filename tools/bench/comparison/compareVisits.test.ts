import { compareVisits, type Visit } from './compareVisits.ts';

const visit = (factor: number): Visit => ({
  paint: 1000 * factor,
  answer: 2000 * factor,
  blocking: 100 * factor,
  html: 10_240 * factor,
  bytes: 102_400 * factor,
});

test('each figure is a multiple of that of the prerendered bundle, and the note has all three', () => {
  const measurements = compareVisits('/', {
    federated: [visit(1.1), visit(9), visit(1)],
    prerendered: [visit(1)],
    clientRendered: [visit(2)],
  });
  expect(measurements).toEqual([
    { budget: 'comparedPaint', where: '/', value: 1.1, note: '1.10 s; prerendered 1.00 s, client-rendered 2.00 s' },
    { budget: 'comparedAnswer', where: '/', value: 1.1, note: '2.20 s; prerendered 2.00 s, client-rendered 4.00 s' },
    expect.objectContaining({ budget: 'comparedBlocking', note: '110 ms; prerendered 100 ms, client-rendered 200 ms' }),
    expect.objectContaining({ budget: 'comparedHtml', note: '11.0 KB; prerendered 10.0 KB, client-rendered 20.0 KB' }),
    expect.objectContaining({ budget: 'comparedBytes', value: 1.1 }),
  ]);
});

test('two pages without long tasks are equal', () => {
  const still = { ...visit(1), blocking: 0 };
  const [, , blocking] = compareVisits('/', { federated: [still], prerendered: [still], clientRendered: [still] });
  expect(blocking?.value).toBe(1);
});

test('a page that was not visited in each form is not measured', () => {
  const [paint] = compareVisits('/', { federated: [visit(1)], prerendered: [], clientRendered: [visit(1)] });
  expect(paint).toEqual({ budget: 'comparedPaint', where: '/', value: undefined });
});
