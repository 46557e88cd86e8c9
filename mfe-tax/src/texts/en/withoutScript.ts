/** The calculator without JavaScript in English. */
export const withoutScript = {
  reason: (year: string) =>
    `The calculator needs JavaScript, which is switched off in this browser. These are the slabs and rates that it uses for ${year}.`,
  slabsOf: (regime: string, standardDeduction: string) =>
    `${regime}, after a standard deduction of ${standardDeduction}`,
  slab: 'Slab',
  rate: 'Rate',
  /** @param lakh the limit of the rebate. */
  concessions: (lakh: number, cessPercent: number) =>
    `L is lakh of taxable income. In the new regime there is no tax up to ${lakh} L; just above, the tax is what you earn above ${lakh} L. Both taxes then add ${cessPercent}% Health & Education Cess.`,
};

/** The texts of what replaces the calculator in a browser without JavaScript. */
export type WithoutScriptTexts = typeof withoutScript;
