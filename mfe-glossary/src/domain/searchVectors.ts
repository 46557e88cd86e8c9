/** Queries of people, and the term that must be among the first three. */
export const expectedTerms: readonly (readonly [query: string, term: string])[] = [
  ['demat acount', 'Demat Account'],
  ['mutual fund', 'Mutual Funds'],
  ['upi', 'UPI'],
  ['npa', 'NPA'],
  ['gst', 'GST'],
  ['rtgs', 'RTGS'],
  ['repo', 'Repo Rate'],
  ['emi', 'EMI'],
  ['inflaton', 'Inflation'],
  ['dmat', 'Demat Account'],
  ['sip', 'SIP'],
  ['unified payment', 'UPI'],
  ['kyc', 'KYC'],
  ['goods and service tax', 'GST'],
  ['fixed depost', 'Fixed Deposit'],
  ['working captial', 'Working Capital Loan'],
  ['net asset value', 'NAV'],
  ['asset alocation', 'Asset Allocation'],
  // Missed by Fuse with its defaults: found through an alias.
  ['fd', 'Fixed Deposit'],
  ['pan card', 'PAN'],
  // Missed by Fuse with its defaults: they are late in the definition.
  ['90 days', 'NPA'],
  ['npci', 'UPI'],
  ['five lakh', 'Deposit Insurance'],
  ['half-hourly', 'NEFT'],
  ['mutual funds', 'Mutual Funds'],
];

/** Words of this site's pages, and the term that must come first. */
export const wordsOfOurPages: readonly (readonly [query: string, term: string])[] = [
  ['hra', 'HRA'],
  ['itr', 'Income Tax Return'],
  ['form 16', 'Form 16'],
  ['tds', 'TDS'],
  ['ais', 'Form 26AS and AIS'],
  ['uan', 'UAN'],
  ['80c', 'Section 80C'],
  ['80d', 'Section 80D'],
  ['nps', 'NPS'],
  ['emi', 'EMI'],
  ['cess', 'Cess'],
  ['rebate', 'Rebate'],
  ['surcharge', 'Surcharge'],
  ['standard deduction', 'Standard Deduction'],
  ['new regime', 'Tax Regime'],
];

/** Queries without a term, although some terms have a similar spelling. */
export const missingWords: readonly string[] = ['rera', 'gstin', 'debenture trustee'];

/** Queries that resemble no term. */
export const unknownWords: readonly string[] = ['zzzz', 'xyz'];

/** Queries of Hindi speakers, in Devanagari and in Latin letters. */
export const expectedInHindi: readonly (readonly [query: string, term: string])[] = [
  ['byaj', 'Interest Rate'],
  ['byaaj dar', 'Interest Rate'],
  ['bima', 'Insurance Premium'],
  ['aayakar', 'Income Tax'],
  ['kar', 'Income Tax'],
  ['avadhi jama', 'Fixed Deposit'],
  ['सावधि जमा', 'Fixed Deposit'],
  ['ब्याज दर', 'Interest Rate'],
  ['आयकर', 'Income Tax'],
  ['बीमा', 'Insurance Premium'],
  ['म्यूचुअल फंड', 'Mutual Funds'],
];
