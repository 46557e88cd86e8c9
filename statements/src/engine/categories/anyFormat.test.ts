import fc from 'fast-check';
import { categorize } from './categorize.ts';
import { readNarration } from './readNarration.ts';

/** Other parties with their addresses and the category of a payment to them. */
const parties = [
  { name: 'SRI GANESH MEDICALS', address: 'q123456789@ybl', category: 'Health' },
  { name: 'QUORRA TIFFIN CENTRE', address: 'paytmqr281005@paytm', category: 'Food & Dining' },
  { name: 'ZED KIRANA STORE', address: 'zedkirana@okaxis', category: 'Groceries' },
  { name: 'LEELA THOMAS', address: 'leela.t9@okaxis', category: 'Transfer' },
  { name: 'NITAI QUORRA', address: '9876543210@ybl', category: 'Transfer' },
  { name: 'ZED TRADERS', address: 'zed.traders-1@icici', category: 'Others' },
] as const;

const anyDigits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));

/** The texts that banks print beside the name, in any number and order. */
const anyNoise = fc.oneof(
  anyDigits(12),
  fc.constantFrom('DR', 'HDFC', 'YESB', 'YESB0000001', 'STATE BANK OF INDIA', '02-04-26', '17:05:33', 'UPI', 'XX1234'),
);

/** Whatever a bank calls the payment, before and after which may be anything. */
const anyPrefix = fc.constantFrom('UPI', 'UPIOUT', 'MPAY/UPI', 'ZED ROAD BRANCH UPI', 'QUORRAPAY UPI', 'QRPAY');

const anyNarration = fc
  .record({
    party: fc.constantFrom(...parties),
    prefix: anyPrefix,
    separator: fc.constantFrom('/', ':', '|', '*', '-', ' - ', ' / '),
    before: fc.array(anyNoise, { maxLength: 3 }),
    after: fc.array(anyNoise, { maxLength: 3 }),
    isAddressFirst: fc.boolean(),
    remark: fc.constantFrom('', 'NA', 'ORDER ZED'),
  })
  .map(({ party, prefix, separator, before, after, isAddressFirst, remark }) => {
    const { name, address } = party;
    const named = isAddressFirst && remark !== '' ? [address, name] : [name, address];
    const parts = [prefix, ...before, ...named, ...after, remark];
    return { party, narration: parts.filter((part) => part !== '').join(separator) };
  });

test('finds the other party in whatever format a bank prints it, with the same category', () => {
  fc.assert(
    fc.property(anyNarration, ({ party, narration }) => {
      const { category } = categorize({ narration, debitPaise: 100, creditPaise: 0, holders: new Set() });
      expect([readNarration(narration, 'debit').name, category]).toEqual([party.name, party.category]);
    }),
  );
});
