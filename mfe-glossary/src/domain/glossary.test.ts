import { glossary } from './glossary.ts';

const terms = glossary.map((entry) => entry.term);

describe('the glossary', () => {
  test('has a hundred entries, from Asset Allocation to Working Capital Loan', () => {
    expect(glossary).toHaveLength(100);
    expect(terms.at(0)).toBe('Asset Allocation');
    expect(terms.at(-1)).toBe('Working Capital Loan');
  });

  test('holds the terms that the specification samples', () => {
    const samples = [
      'Demat Account',
      'Fixed Deposit',
      'Mutual Funds',
      'SIP',
      'UPI',
      'KYC',
      'NPA',
      'GST',
      'NEFT',
      'RTGS',
    ];
    expect(terms).toEqual(expect.arrayContaining(samples));
  });

  test('is in alphabetical order without regard to case', () => {
    const sorted = terms.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(terms).toEqual(sorted);
  });

  test('names each term and each id once', () => {
    expect(new Set(terms).size).toBe(100);
    expect(new Set(glossary.map((entry) => entry.id)).size).toBe(100);
  });

  test.each(glossary)('$term is defined in one or two plain sentences of 110 to 260 characters', ({ definition }) => {
    expect(definition.length).toBeGreaterThanOrEqual(110);
    expect(definition.length).toBeLessThanOrEqual(260);
    expect(definition).not.toContain('%');
    expect(definition).toMatch(/^[A-Z][^.!?]+\.( [A-Z][^.!?]+\.)?$/);
  });

  test.each(glossary)('$term has an id that a link can carry as it is', ({ id }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
