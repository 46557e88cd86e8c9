import type { ReactElement } from 'react';

const LAKH = 16;
const PERCENT = 3.8;
const GROUND = 148;

/** Where each rate begins, in lakh of taxable income, as the tax calculator reckons. */
const oldSlabs = [
  { from: 2.5, rate: 5 },
  { from: 5, rate: 20 },
  { from: 10, rate: 30 },
];
const newSlabs = [
  { from: 4, rate: 5 },
  { from: 8, rate: 10 },
  { from: 12, rate: 15 },
  { from: 16, rate: 20 },
];

const staircase = (slabs: typeof oldSlabs): string =>
  `M0 ${GROUND}${slabs.map(({ from, rate }) => `H${from * LAKH}V${GROUND - rate * PERCENT}`).join('')}H320`;

/** Income across to 20 lakh, rate up: the area under each staircase is the tax. */
export function TaxDrawing(): ReactElement {
  const [before, now] = [staircase(oldSlabs), staircase(newSlabs)];
  return (
    <svg viewBox="0 0 320 150">
      <path d={`${before}V${GROUND}z`} fill="var(--surface-2)" />
      <path d={before} fill="none" stroke="var(--regime-old)" strokeWidth="1.5" />
      <path d={`${now}V${GROUND}z`} fill="var(--accent)" />
      <path d={now} fill="none" stroke="var(--text)" strokeWidth="2.25" />
    </svg>
  );
}
