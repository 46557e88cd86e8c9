import { StatementRefusal, refusals } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

const isCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
const codes = Object.keys(refusals).filter(isCode);

test.each(codes)('%s says in whole sentences what is wrong and what to do', (code) => {
  const { message } = new StatementRefusal(code);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(message).toMatch(/[Pp]lease |Download /);
});

test('a refusal has a stable code, a name, and what was found in the file, as data and in its words', () => {
  const detail = { kind: 'rows', count: 9, isMore: true, limit: 3 } as const;
  const refusal = new StatementRefusal('too-many-rows', detail);
  expect(refusal).toMatchObject({ code: 'too-many-rows', name: 'StatementRefusal', detail });
  expect(refusal.message).toBe(`${refusals['too-many-rows']} This one has 9 or more; the limit is 3.`);
  expect(new StatementRefusal('too-many-pages', { kind: 'pages', count: 9, limit: 3 }).message).toBe(
    'This PDF has 9 pages; the limit is 3. Download a shorter period, or split it.',
  );
});
