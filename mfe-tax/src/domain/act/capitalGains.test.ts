import fc from 'fast-check';
import { fromRupees, sum, toRupees } from '../money.ts';
import { noGains, reduceGains, sumGains, type Gains } from './capitalGains.ts';
import { computeActTax, computeTaxBeforeCess, type Taxpayer } from './computeActTax.ts';
import { gainKinds, type AgeBand } from './years.ts';
import { financialYears } from '../financialYear.ts';

const gainsOf = (rupees: Partial<Record<keyof Gains, number>>): Gains => ({
  ...noGains,
  ...Object.fromEntries(Object.entries(rupees).map(([kind, gain]) => [kind, fromRupees(gain)])),
});

const inNew: Taxpayer = { year: '2025-26', regime: 'new', age: 'under60', resident: true };
const inOld: Taxpayer = { ...inNew, regime: 'old' };

interface Example {
  readonly of: string;
  readonly who: Taxpayer;
  readonly ordinary: number;
  readonly gains: Partial<Record<keyof Gains, number>>;
  /** Tax by the slabs and on gains, rebate with relief, surcharge, payable. */
  readonly expected: readonly [slabs: number, gains: number, rebate: number, surcharge: number, payable: number];
}

const examples: readonly Example[] = [
  {
    // Slabs: 20,000 + 40,000 + 60,000 + 80,000. Gains: 20% of 1,00,000 and 12.5% of 1,75,000. Cess 9,675.
    of: 'gains beside a salary, the first 1,25,000 of the long-term ones free',
    who: inNew,
    ordinary: 2_000_000,
    gains: { shortTerm: 100_000, longTerm: 300_000 },
    expected: [200_000, 41_875, 0, 0, 251_550],
  },
  {
    // 1,00,000 of the basic exemption of 4,00,000 is left: 12.5% of 5,50,000 − 1,00,000 − 1,25,000. Cess 1,625.
    of: 'a resident whose other income is below the basic exemption, without a rebate on gains in the new regime',
    who: inNew,
    ordinary: 300_000,
    gains: { longTerm: 550_000 },
    expected: [0, 40_625, 0, 0, 42_250],
  },
  {
    // 12.5% of 4,25,000. Cess 2,125.
    of: 'the same for people who do not live in India, whose gains no basic exemption lowers',
    who: { ...inNew, resident: false },
    ordinary: 300_000,
    gains: { longTerm: 550_000 },
    expected: [0, 53_125, 0, 0, 55_250],
  },
  {
    // 3,00,000 of the exemption is left: the short-term gain of 1,00,000 first, then 2,00,000 of the long-term one.
    of: 'the basic exemption, which lowers the gains with the highest rate first',
    who: inNew,
    ordinary: 100_000,
    gains: { shortTerm: 100_000, longTerm: 400_000 },
    expected: [0, 9_375, 0, 0, 9_750],
  },
  {
    // 50,000 of the basic exemption, and 50,000 of the 1,25,000: no more than the gain is exempt.
    of: 'a gain that both exemptions cover',
    who: inNew,
    ordinary: 350_000,
    gains: { longTerm: 100_000 },
    expected: [0, 0, 0, 0, 0],
  },
  {
    // 5% of 50,000, 20% of 1,50,000; of both 12,500 come off. Cess 800.
    of: 'the rebate of the old regime, which covers short-term gains',
    who: inOld,
    ordinary: 300_000,
    gains: { shortTerm: 150_000 },
    expected: [2_500, 30_000, 12_500, 0, 20_800],
  },
  {
    // 12.5% of 25,000 stays, the tax by the slabs comes off. Cess 125.
    of: 'the rebate of the old regime, which does not cover long-term gains',
    who: inOld,
    ordinary: 300_000,
    gains: { longTerm: 150_000 },
    expected: [2_500, 3_125, 2_500, 0, 3_250],
  },
  {
    // The total income is above 5,00,000, though the part at slab rates is not.
    of: 'the limit of the rebate, which looks at the total income',
    who: inOld,
    ordinary: 490_000,
    gains: { longTerm: 20_000 },
    expected: [12_000, 0, 0, 0, 12_480],
  },
  {
    // Slabs 20,000 + 35,000; the total income is 10,000 above the limit, so 45,000 come off. Cess 400.
    of: 'the marginal relief, which looks at the total income',
    who: inNew,
    ordinary: 1_150_000,
    gains: { longTerm: 60_000 },
    expected: [55_000, 0, 45_000, 0, 10_400],
  },
  {
    // 55,000 + 12,000 is 57,000 above the 10,000; only the tax by the slabs may come off. Cess 480.
    of: 'the marginal relief, which covers no tax on gains',
    who: inNew,
    ordinary: 1_150_000,
    gains: { shortTerm: 60_000 },
    expected: [55_000, 12_000, 55_000, 0, 12_480],
  },
  {
    // 15% and 20% of 1,00,000 each. Long-term: the later 1,00,000 and 25,000 of the earlier ones are free, 10% of 75,000.
    of: 'the year of the change, with both rates and one exemption',
    who: { ...inOld, year: '2024-25' },
    ordinary: 1_000_000,
    gains: { shortTermEarlier: 100_000, shortTerm: 100_000, longTermEarlier: 100_000, longTerm: 100_000 },
    expected: [112_500, 42_500, 0, 0, 161_200],
  },
  {
    // The other income is below a crore: 15% of 19,80,000 + 6,00,000 all the same. Cess 1,18,680.
    of: 'a total income above a crore by gains, with the surcharge of 15%',
    who: inNew,
    ordinary: 8_000_000,
    gains: { shortTerm: 3_000_000 },
    expected: [1_980_000, 600_000, 0, 387_000, 3_085_680],
  },
  {
    // The other income is below two crore: 15% of 52,80,000 + 20,00,000. Cess 3,34,880.
    of: 'a total income above two crore by gains, without the surcharge of 25%',
    who: inNew,
    ordinary: 19_000_000,
    gains: { shortTerm: 10_000_000 },
    expected: [5_280_000, 2_000_000, 0, 1_092_000, 8_706_880],
  },
  {
    // 25% of 85,80,000 and 15% of 12.5% of 50,00,000. Cess 4,57,750.
    of: 'an income above two crore without its gains, whose tax has a surcharge of 15% all the same',
    who: inNew,
    ordinary: 30_000_000,
    gains: { longTerm: 5_125_000 },
    expected: [8_580_000, 625_000, 0, 2_238_750, 11_901_500],
  },
  {
    // 9,30,000 + 1,02,000. At 50 lakh: 9,27,000 + 1,02,000, and 10,000 above it: 10,39,000. Cess 41,560.
    of: 'the marginal relief of the surcharge, which takes the income above the limit off the slabs',
    who: inNew,
    ordinary: 4_500_000,
    gains: { shortTerm: 510_000 },
    expected: [930_000, 102_000, 0, 7_000, 1_080_560],
  },
  {
    // 20% of 50,10,000 − 2,50,000. At 50 lakh: 20% of 47,50,000, and 10,000 above it: 9,60,000. Cess 38,400.
    of: 'the marginal relief of the surcharge on gains alone',
    who: inOld,
    ordinary: 0,
    gains: { shortTerm: 5_010_000 },
    expected: [0, 952_000, 0, 8_000, 998_400],
  },
  {
    // 25% of 55,83,000 and 15% of 2,00,000: the relief looks at the income with the gains, 10,10,000 above two crore.
    of: 'other income just above two crore with gains, which has no marginal relief',
    who: inNew,
    ordinary: 20_010_000,
    gains: { shortTerm: 1_000_000 },
    expected: [5_583_000, 200_000, 0, 1_425_750, 7_497_100],
  },
  {
    // At two crore: (55,79,700 + 200) × 1.15, and 2,000 above it: 64,18,885. Cess 2,56,755.40.
    of: 'the marginal relief at two crore, which gains of a thousand rupees are part of',
    who: inNew,
    ordinary: 20_001_000,
    gains: { shortTerm: 1_000 },
    expected: [5_580_300, 200, 0, 838_385, 6_675_640],
  },
];

test.each(examples)('the tax of $of', ({ who, ordinary, gains, expected }) => {
  const own = gainsOf(gains);
  const tax = computeActTax({ ...who, totalIncome: fromRupees(ordinary) + sumGains(own), gains: own });
  const onGains = sum(tax.gainTaxes.map((gain) => gain.tax));
  expect([tax.slabTax, onGains, tax.rebate + tax.rebateRelief, tax.surcharge, tax.payable].map(toRupees)).toEqual(
    expected,
  );
});

test('each kind of gain says its rate, and how much of it is free of tax', () => {
  const gains = gainsOf({ shortTerm: 50_000, longTermEarlier: 200_000, longTerm: 25_000 });
  const { gainTaxes } = computeTaxBeforeCess({ ...inOld, year: '2024-25' }, fromRupees(1_275_000), gains);
  expect(
    gainTaxes.map(({ kind, ratePercent, gain, exempt, tax }) => [
      kind,
      ratePercent,
      ...[gain, exempt, tax].map(toRupees),
    ]),
  ).toEqual([
    ['shortTerm', 20, 50_000, 0, 10_000],
    ['longTerm', 12.5, 25_000, 25_000, 0],
    ['longTermEarlier', 10, 200_000, 100_000, 10_000],
  ]);
});

test('what comes off gains comes off those with the highest rate first', () => {
  const gains = gainsOf({ shortTerm: 10, shortTermEarlier: 20, longTerm: 30, longTermEarlier: 40 });
  expect(reduceGains(gains, fromRupees(35))).toEqual(gainsOf({ longTerm: 25, longTermEarlier: 40 }));
  expect(reduceGains(gains, 0n)).toEqual(gains);
  expect(reduceGains(gains, fromRupees(1_000))).toEqual(noGains);
});

const rupees = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 30_000_000 }));
const taxpayer: fc.Arbitrary<Taxpayer> = fc.record({
  year: fc.constantFrom(...financialYears),
  regime: fc.constantFrom('old', 'new'),
  age: fc.constantFrom<AgeBand[]>('under60', '60to79', '80plus'),
  resident: fc.boolean(),
});
const anyGains = fc
  .tuple(rupees, rupees, rupees, rupees)
  .map(([shortTerm, shortTermEarlier, longTerm, longTermEarlier]) =>
    gainsOf({ shortTerm, shortTermEarlier, longTerm, longTermEarlier }),
  );

test('more gains never mean less tax, and never more than the gain and its cess but for the end of a rebate', () => {
  fc.assert(
    fc.property(taxpayer, rupees, anyGains, fc.constantFrom(...gainKinds), rupees, (who, other, gains, kind, more) => {
      const taxOf = (own: Gains) => computeTaxBeforeCess(who, fromRupees(other) + sumGains(own), own).taxBeforeCess;
      const rise = taxOf({ ...gains, [kind]: gains[kind] + fromRupees(more) }) - taxOf(gains);
      expect(rise).toBeGreaterThanOrEqual(0n);
      expect(rise).toBeLessThanOrEqual(fromRupees(more + 12_500));
    }),
    { numRuns: 300 },
  );
});

test('no kind of gain is taxed higher than income at the highest slab', () => {
  fc.assert(
    fc.property(taxpayer, rupees, anyGains, (who, other, gains) => {
      const { gainTaxes } = computeTaxBeforeCess(who, fromRupees(other) + sumGains(gains), gains);
      for (const { gain, exempt, tax } of gainTaxes) {
        expect(exempt).toBeLessThanOrEqual(gain);
        expect(tax * 10n).toBeLessThanOrEqual((gain - exempt) * 2n);
      }
    }),
  );
});
