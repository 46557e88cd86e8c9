import { coverChoices } from './coverChoices.ts';
import { createRandom } from './random.ts';

const draw = (seed: number) => {
  const random = createRandom(seed);
  return { rare: random.chance(0.15), list: [random.pick(['one', 'two'])], form: { size: random.integer(1, 4) } };
};

test('few seeds meet every choice, rare ones, too', () => {
  const drawn = coverChoices(draw, 4).map(draw);
  expect(new Set(drawn.map(({ form }) => form.size)).size).toBe(4);
  expect(new Set(drawn.map(({ rare }) => rare)).size).toBe(2);
  expect(new Set(drawn.flatMap(({ list }) => list)).size).toBe(2);
});

test('no seed comes twice, and the same generator gives the same seeds', () => {
  const seeds = coverChoices(draw, 30);
  expect(new Set(seeds).size).toBe(30);
  expect(coverChoices(draw, 30)).toEqual(seeds);
});
