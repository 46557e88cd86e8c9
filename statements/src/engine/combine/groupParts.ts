import type { CombinableRow } from './combinedAccount.ts';
import { isConnected } from './mergeParts.ts';
import type { AccountPart } from './mergeParts.ts';

type Part<Row extends CombinableRow> = AccountPart<Row>;

/** A bank that is not known may be any. */
const mayBeSameBank = (one: Part<CombinableRow>, other: Part<CombinableRow>): boolean =>
  one.bank === undefined || other.bank === undefined || one.bank.code === other.bank.code;

const mayBeSameAccount = (one: Part<CombinableRow>, other: Part<CombinableRow>): boolean =>
  one.path !== other.path && mayBeSameBank(one, other) && isConnected(one, other);

/** Groups parts without a number that the balances connect, directly or through others. */
function groupConnected<Row extends CombinableRow>(parts: readonly Part<Row>[]): Part<Row>[][] {
  let groups: Part<Row>[][] = [];
  for (const part of parts) {
    const joined = groups.filter((group) => group.some((one) => mayBeSameAccount(one, part)));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), part]];
  }
  return groups;
}

function groupByKey<Row extends CombinableRow>(parts: readonly Part<Row>[]): Part<Row>[][] {
  const groups = new Map<string, Part<Row>[]>();
  for (const part of parts) groups.set(part.key, [...(groups.get(part.key) ?? []), part]);
  return [...groups.values()];
}

/**
 * Groups parts by account. Parts with the same number belong together. Parts without one belong to the account that
 * their balances connect them with; if they connect with several, nothing tells which one is theirs.
 */
export function groupParts<Row extends CombinableRow>(parts: readonly Part<Row>[]): Part<Row>[][] {
  const isNumbered = ({ numberEnd }: Part<Row>) => numberEnd !== undefined;
  const numbered = groupByKey(parts.filter(isNumbered));
  const groups = numbered.map((group) => [...group]);
  for (const loose of groupConnected(parts.filter((part) => !isNumbered(part)))) {
    const fitting = groups.filter(
      (_, index) => numbered[index]?.some((one) => loose.some((part) => mayBeSameAccount(one, part))) ?? false,
    );
    const [only] = fitting.length === 1 ? fitting : [];
    if (only) only.push(...loose);
    else groups.push(loose);
  }
  const place = (group: readonly Part<Row>[]) => Math.min(...group.map((part) => parts.indexOf(part)));
  return groups.toSorted((a, b) => place(a) - place(b));
}
