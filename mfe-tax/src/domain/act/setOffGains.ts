import { fromRupees, least, remainder, sum, type Money } from '../money.ts';
import type { FinancialYear } from '../financialYear.ts';
import { noGains, reduceGains, sumGains, type Gains } from './capitalGains.ts';
import type { Slab } from '../slabs.ts';
import { carryForward, divideSetOff, sumLosses, usableLosses, type EarlierLoss, type LossOutcome } from './losses.ts';
import type { SaleGain } from './otherGains.ts';
import { years, type GainKind } from './years.ts';

/** A year's gains and losses before any set-off. */
export interface CapitalYear {
  readonly year: FinancialYear;
  /** On listed shares and equity funds. */
  readonly listed: Gains;
  readonly sales: readonly SaleGain[];
  /** The losses of the year on listed shares and equity funds. */
  readonly shortTermLoss: Money;
  readonly longTermLoss: Money;
  readonly earlier: readonly EarlierLoss[];
}

/** The other income of the year, which the loss from a house lowers before gains. */
export interface OtherIncome {
  readonly slabIncome: Money;
  /** The amount that comes off income before the deductions of Chapter VI-A (Chapter VIII of the Act of 2025). */
  readonly deducted: Money;
  /** The part of it that is a loss from houses. */
  readonly houseLoss: Money;
  /** All that comes off income at the slab rates. */
  readonly allowed: Money;
  readonly slabs: readonly Slab[];
}

/** The gains of a year after one way to set losses off. */
export interface SetOff {
  /** At rates of their own. */
  readonly gains: Gains;
  /** The short-term gains at the slab rates. */
  readonly slabGains: Money;
  /** All gains after capital losses, before the loss from houses. */
  readonly grossGains: Money;
  /** By how much the index raises the cost behind the gains of the kind `indexed`. */
  readonly indexation: Money;
  readonly losses: readonly LossOutcome[];
}

type Pool = Gains & { readonly slab: Money };
type Bucket = keyof Pool;

/** A group of gains that a loss lowers together. */
interface Source {
  readonly buckets: readonly Bucket[];
  readonly isLong: boolean;
  /** The part that no tax asks for, or a lower slab: a loss leaves it until the other sources are used up. */
  readonly kept: Money;
  readonly ratePercent: number;
}

const sizeOf = (pool: Pool, { buckets }: Source): Money => sum(buckets.map((bucket) => pool[bucket]));

/** The gains before any set-off. */
interface Start {
  readonly pool: Pool;
  readonly indexation: Money;
}

/** The gains of the year, those of `chosen` sales with an indexed cost. */
function startOf({ listed, sales }: CapitalYear, chosen: (sale: SaleGain) => boolean): Start {
  const pool: Record<Bucket, Money> = { ...noGains, ...listed, slab: 0n };
  let indexation = 0n;
  for (const sale of sales.filter(({ gain }) => gain > 0n)) {
    const indexed = chosen(sale) ? sale.indexed : undefined;
    const long: GainKind = indexed ? 'indexed' : 'otherLongTerm';
    pool[sale.term === 'shortTerm' ? 'slab' : long] += sale.gain;
    indexation += indexed ? sale.gain - indexed.gain : 0n;
  }
  return { pool, indexation };
}

/** The gains at rates of their own that there are. */
function listOwnRate(year: FinancialYear, { pool, indexation }: Start): readonly Source[] {
  const { rates, longTermExemption } = years[year].capitalGains;
  const sources: readonly Source[] = [
    { buckets: ['shortTerm', 'shortTermEarlier'], isLong: false, kept: 0n, ratePercent: rates.shortTerm },
    { buckets: ['indexed'], isLong: true, kept: indexation, ratePercent: rates.indexed },
    { buckets: ['otherLongTerm'], isLong: true, kept: 0n, ratePercent: rates.otherLongTerm },
    { buckets: ['longTerm', 'longTermEarlier'], isLong: true, kept: longTermExemption, ratePercent: rates.longTerm },
  ];
  return sources.filter((source) => sizeOf(pool, source) > 0n);
}

/**
 * Three orders of the sources: by rates, slab by slab; and with the slabs last, up and down, because a rebate can cover what
 * they take, and that of the old regime all but section 112A.
 */
function listOrders(ownRate: readonly Source[], other: OtherIncome): readonly (readonly Source[])[] {
  const bySlab = other.slabs.map(({ from, ratePercent }): Source => {
    const kept = remainder(from + other.allowed, other.slabIncome);
    return { buckets: ['slab'], isLong: false, kept, ratePercent };
  });
  const byRate = (sources: readonly Source[]) => sources.toSorted((one, next) => next.ratePercent - one.ratePercent);
  const slabs = byRate(bySlab);
  return [byRate([...bySlab, ...ownRate]), [...ownRate, ...slabs], [...ownRate.toReversed(), ...slabs]];
}

/** Sets a loss off against the sources in their order. */
function setOff(pool: Pool, order: readonly Source[], loss: Money): readonly [Pool, Money] {
  const left: Record<Bucket, Money> = { ...pool };
  let rest = loss;
  for (const isLast of [false, true]) {
    for (const source of order) {
      let room = least(rest, remainder(sizeOf(left, source), isLast ? 0n : source.kept));
      rest -= room;
      for (const bucket of source.buckets) {
        const part = least(room, left[bucket]);
        left[bucket] -= part;
        room -= part;
      }
    }
  }
  return [left, rest];
}

const lossOf = (sales: readonly SaleGain[], term: SaleGain['term']): Money =>
  sum(sales.filter((sale) => sale.term === term && sale.gain < 0n).map(({ gain }) => -gain));

/** One way: the losses of the year, the loss from houses, the losses of earlier years, each in the same order. */
function setOffInOrder(capital: CapitalYear, other: OtherIncome, start: Start, order: readonly Source[]): SetOff {
  const { year, sales, earlier } = capital;
  const long = order.filter(({ isLong }) => isLong);
  const longLoss = capital.longTermLoss + lossOf(sales, 'longTerm');
  const shortLoss = capital.shortTermLoss + lossOf(sales, 'shortTerm');
  const [afterLong, longLeft] = setOff(start.pool, long, longLoss);
  const [{ slab, ...ownRate }, shortLeft] = setOff(afterLong, order, shortLoss);
  const income = other.slabIncome + slab;
  const ofHouse = least(other.houseLoss, remainder(other.deducted, income));
  const slabLeft = least(slab, remainder(income, other.deducted));
  const longEarlier = usableLosses(year, earlier, ['longTerm']);
  const shortEarlier = usableLosses(year, earlier, ['shortTerm']);
  const afterHouse = reduceGains(ownRate, ofHouse);
  const pool = { ...afterHouse, slab: slabLeft };
  const [afterEarlierLong, restLong] = setOff(pool, long, sumLosses(longEarlier));
  const [last, restShort] = setOff(afterEarlierLong, order, sumLosses(shortEarlier));
  const { slab: slabAtLast, ...gains } = last;
  const ofYear = (kind: 'shortTerm' | 'longTerm', amount: Money, left: Money) =>
    amount > 0n ? [carryForward(year, { kind, year, amount, setOff: amount - left })] : [];
  const slabGains = slabAtLast + slab - slabLeft;
  return {
    gains,
    slabGains,
    grossGains: slabGains + sumGains(gains) + sumGains(ownRate) - sumGains(afterHouse),
    indexation: start.indexation,
    losses: [
      ...ofYear('shortTerm', shortLoss, shortLeft),
      ...ofYear('longTerm', longLoss, longLeft),
      ...divideSetOff(year, shortEarlier, sumLosses(shortEarlier) - restShort),
      ...divideSetOff(year, longEarlier, sumLosses(longEarlier) - restLong),
    ],
  };
}

/**
 * The ways that the Act leaves open to set losses off: sections 70, 71 and 74 (108, 109 and 111 of the Act of 2025). A
 * long-term loss lowers long-term gains alone, a short-term loss all; losses of the year come before those of earlier
 * years. Among gains no order is laid down, so several orders are ways; so is the choice of indexation for land and
 * buildings, which a loss can turn.
 */
export function listSetOffs(capital: CapitalYear, other: OtherIncome): readonly SetOff[] {
  const bySale = ({ indexed, plainTax }: SaleGain) => indexed !== undefined && indexed.tax < plainTax;
  const hasOpenChoice = capital.sales.some((sale) => sale.indexed && !bySale(sale));
  const starts = [bySale, ...(hasOpenChoice ? [() => true] : [])].map((chosen) => startOf(capital, chosen));
  return starts.flatMap((start) => {
    const ownRate = listOwnRate(capital.year, start);
    const ways = listOrders(ownRate, other).map((order) => setOffInOrder(capital, other, start, order));
    // Without losses all orders end at the same gains, and each way that is listed has its tax computed.
    return [...new Map(ways.map((way) => [[way.slabGains, ...Object.values(way.gains)].join(), way])).values()];
  });
}

/** The losses of a year on listed shares and equity funds, in rupees, and those of earlier years. */
export interface LossFigures {
  readonly shortTermLoss: number;
  readonly longTermLoss: number;
  readonly earlierLosses: readonly EarlierLoss[];
}

/** A year's gains and losses, from figures in rupees. */
export function toCapitalYear(
  year: FinancialYear,
  listed: Gains,
  sales: readonly SaleGain[],
  { shortTermLoss, longTermLoss, earlierLosses }: LossFigures,
): CapitalYear {
  return {
    year,
    listed,
    sales,
    shortTermLoss: fromRupees(shortTermLoss),
    longTermLoss: fromRupees(longTermLoss),
    earlier: earlierLosses,
  };
}
