import { Refusal, refusals } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

const isCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
const codes = Object.keys(refusals).filter(isCode);

test.each(codes)('%s says in whole sentences what is wrong and what to do', (code) => {
  const { message } = new Refusal(code);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message).toMatch(/[Pp]lease |Download /);
});

test('a refusal has a stable code, a name, and a detail after its words', () => {
  const refusal = new Refusal('too-many-pages', 'It has 9; the limit is 3.');
  expect(new Refusal('too-many-pages', undefined, 'It has 9 pages.').message).toBe('It has 9 pages.');
  expect(refusal).toMatchObject({ code: 'too-many-pages', name: 'Refusal' });
  expect(refusal.message).toBe(`${refusals['too-many-pages']} It has 9; the limit is 3.`);
});
