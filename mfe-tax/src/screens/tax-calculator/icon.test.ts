import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardRulesOf, type Regime } from '../../domain/regimes.ts';
import { toRupees } from '../../domain/money.ts';

const icon = readFileSync(join(import.meta.dirname, 'icon.svg'), 'utf8');

/** Taxable income across, 16 to the lakh; the rate up from 148, 3.8 to the per cent. */
function staircase({ slabs }: Regime): string {
  const steps = slabs
    .filter(({ ratePercent }) => ratePercent > 0)
    .map(({ from, ratePercent }) => ({ x: (toRupees(from) / 100_000) * 16, y: 148 - ratePercent * 3.8 }))
    .filter(({ x }) => x < 320);
  return `M0 148${steps.map(({ x, y }) => `H${x}V${Number(y.toFixed(2))}`).join('')}H320`;
}

test.each([
  ['old', standardRulesOf('2026-27').old],
  ['new', standardRulesOf('2026-27').new],
])('the icon draws the slabs of the %s regime', (_, regime) => {
  expect(icon).toContain(`"${staircase(regime)}"`);
});
