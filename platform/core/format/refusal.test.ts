import { Refusal, refusals, type RefusalCode } from './refusal.ts';

const isCode = (code: string): code is RefusalCode => code in refusals;
const codes = Object.keys(refusals).filter(isCode);

describe('a refusal', () => {
  test.each(codes)('%s names its code, the reason, and the remedy in a separate sentence', (code) => {
    const { message } = new Refusal(code, 'The reason.');
    const [first, remedy = '', ...others] = message.split('\n');
    expect(first).toBe(`${code}: The reason.`);
    expect(remedy).toMatch(/^[A-Z].{20,}\.$/);
    expect(others).toEqual([]);
  });

  test('keeps its cause for debugging', () => {
    const cause = new Error('ENOENT');
    expect(new Refusal('RE-01', 'There is none.', cause)).toMatchObject({ code: 'RE-01', name: 'Refusal', cause });
  });

  test('has a unique, stable code, and the codes are in order', () => {
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const code of codes) expect(code).toMatch(/^RE-\d\d$/);
  });
});
