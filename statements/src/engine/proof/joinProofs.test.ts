import { joinProofs } from './joinProofs.ts';
import type { Proof } from './proof.ts';

const savings: Proof = {
  order: 'newest first',
  statuses: ['proved', 'inferred'],
  breaks: 1,
  openingPaise: 100,
  closingPaise: 200,
};
const current: Proof = { order: 'newest first', statuses: ['unproved'], breaks: 2, openingPaise: 5, closingPaise: 6 };

describe('joinProofs', () => {
  test('is that of the only account', () => {
    expect(joinProofs([savings])).toBe(savings);
  });

  test('joins the rows and the breaks of several, which have no opening and no closing balance together', () => {
    expect(joinProofs([savings, current])).toEqual({
      order: 'newest first',
      statuses: ['proved', 'inferred', 'unproved'],
      breaks: 3,
      openingPaise: undefined,
      closingPaise: undefined,
    });
  });

  test('says newest first only where every account is', () => {
    expect(joinProofs([savings, { ...current, order: 'oldest first' }]).order).toBe('oldest first');
  });

  test('proves nothing without an account', () => {
    expect(joinProofs([])).toMatchObject({ statuses: [], breaks: 0, openingPaise: undefined });
  });
});
