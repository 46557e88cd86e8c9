/** The terms whose pages have a calculator, in the order in which the list names them. */
export const calculatorTerms = ['emi', 'sip', 'fixed-deposit', 'cagr', 'xirr'] as const;
