import type { WithoutScriptTexts } from '../withoutScriptTexts.ts';

/** The calculator without JavaScript in English. */
export const withoutScript: WithoutScriptTexts = {
  reason: (year) =>
    `The calculator needs JavaScript, which is switched off in this browser. These are the slabs and rates that it uses for ${year}.`,
  slabsOf: (regime, standardDeduction) => `${regime}, after a standard deduction of ${standardDeduction}`,
  slab: 'Slab',
  rate: 'Rate',
  concessions:
    'L is lakh of taxable income. In the new regime there is no tax up to 12 L; just above, the tax is what you earn above 12 L. Both taxes then add 4% Health & Education Cess.',
};
