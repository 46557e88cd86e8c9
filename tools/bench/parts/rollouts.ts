import type { Bench } from '../bench.ts';
import type { Findings, Measurement } from '../measurement.ts';
import { table } from '../report.ts';
import { kinds, simulateCanary, simulateWatch, summarize, type Kind, type Outcome } from '../rollouts/simulate.ts';
import { seededRandom } from '../sizing/seededRandom.ts';

const ROLLOUTS = 10_000;
const SEED = 20_261_126;
/** Visits of the release before that were counted, and of the new one that are simulated. */
const WATCHED_VISITS = 2000;

/** Simulates all kinds of releases in one way to roll out. */
function measureWay(name: string, simulate: (kind: Kind) => Outcome): Findings {
  const each = Math.ceil(ROLLOUTS / kinds.length);
  const found = kinds.map((kind) => summarize(kind, each, simulate));
  const percent = (part: number) => (100 * part) / each;
  const measurements = found.flatMap(({ kind, right }): Measurement[] => {
    const where = `${name}: ${kind.name}`;
    if (!kind.isBad) return [{ budget: 'falseAlarms', where, value: 100 - percent(right) }];
    return kind.isSmall ? [] : [{ budget: 'caughtFaults', where, value: percent(right) }];
  });
  const rows = found.map(({ kind, rollouts, right, met: [median, most] }) => [
    kind.name,
    kind.isBad ? 'taken back' : 'all visitors get it',
    `${String(right)} of ${String(rollouts)}`,
    kind.isBad ? `${String(median)} / ${String(most)}` : '–',
  ]);
  const head = [name, 'right', 'were right', 'visits that met the fault, median / 95 %'];
  return { measurements, notes: [`\n\n${table(head, rows)}\n`] };
}

/** Simulates rollouts by the rule of a policy that states none. */
export function measureRollouts(bench: Bench): Promise<Findings> {
  const random = seededRandom(SEED);
  const canaries = measureWay('canary at 5 %', (kind) => simulateCanary(random, kind));
  bench.say('rollouts: canaries are done');
  const watches = measureWay('to all at once', (kind) => simulateWatch(random, kind, WATCHED_VISITS));
  return Promise.resolve({
    measurements: [...canaries.measurements, ...watches.measurements],
    notes: [...canaries.notes, ...watches.notes],
  });
}
