import { Refusal, refusals, type RefusalCode } from './refusal.ts';

const isCode = (code: string): code is RefusalCode => code in refusals;
const codes = Object.keys(refusals).filter(isCode);

describe('a refusal', () => {
  test.each(codes)('%s says its code, the reason, and the way out in a sentence of its own', (code) => {
    const { message } = new Refusal(code, 'The reason.');
    const [first, remedy = '', ...others] = message.split('\n');
    expect(first).toBe(`${code}: The reason.`);
    expect(remedy).toMatch(/^[A-Z].{20,}\.$/);
    expect(others).toEqual([]);
  });

  test('keeps what caused it, for those who look for the fault', () => {
    const cause = new Error('ENOENT');
    expect(new Refusal('RE-01', 'There is none.', cause)).toMatchObject({ code: 'RE-01', name: 'Refusal', cause });
  });

  test('has a code that no other one has had: they are stable, and stand in order', () => {
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const code of codes) expect(code).toMatch(/^RE-\d\d$/);
  });
});
