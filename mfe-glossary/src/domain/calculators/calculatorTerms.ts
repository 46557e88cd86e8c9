/** The terms whose pages have a calculator, in the order in which the list names them. */
export const calculatorTerms = [
  ...(['emi', 'home-loan', 'sip', 'step-up-sip', 'compound-interest', 'fixed-deposit'] as const),
  ...(['cagr', 'xirr', 'ppf', 'epf', 'nps', 'retirement-corpus'] as const),
  ...(['inflation', 'hra', 'gratuity', 'gst'] as const),
] as const;
