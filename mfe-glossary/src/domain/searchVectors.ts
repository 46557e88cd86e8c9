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
  ['form 130', 'Form 16'],
  ['form 168', 'Form 26AS'],
  ['tds', 'TDS'],
  ['ais', 'Information Statement (AIS)'],
  ['tis', 'Taxpayer Information Summary'],
  ['tcs', 'TCS'],
  ['80ccd(1b)', 'Section 80CCD(1B)'],
  ['chapter vi-a', 'Chapter VI-A Deductions'],
  ['234b', 'Interest on Advance Tax'],
  ['assessment year', 'Tax Year'],
  ['xirr', 'Rate of Return (XIRR)'],
  ['apr', 'Loan APR'],
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

/** Questions, comparisons and spellings of people, and the term that must come first. */
export const askedFirst: readonly (readonly [query: string, term: string])[] = [
  // Words that only ask do not count.
  ['EMI kya hai', 'EMI'],
  ['sip kya hota hai', 'SIP'],
  ['sip kaise kare', 'SIP'],
  ['nav meaning', 'NAV'],
  ['emi full form', 'EMI'],
  ['what is a mutual fund', 'Mutual Funds'],
  ['एसआईपी क्या होता है', 'SIP'],
  ['बीमा क्या है', 'Insurance Premium'],
  ['nominee kya hai', 'Nominee'],
  ['pan number', 'PAN'],
  ['ifsc code', 'IFSC'],
  ['u/s 80c', 'Section 80C'],
  // The first of two that are compared.
  ['neft vs rtgs', 'NEFT'],
  ['difference between neft and imps', 'NEFT'],
  ['fd aur rd mein antar', 'Fixed Deposit'],
  ['nps vs ppf', 'NPS'],
  ['demat and trading account', 'Demat Account'],
  // The words of a name in another order, and of its names together.
  ['old vs new tax regime', 'Tax Regime'],
  ['new tax regime', 'Tax Regime'],
  ['score credit', 'Credit Score'],
  // Letters apart, and Hindi as it sounds.
  ['e.m.i.', 'EMI'],
  ['p.f.', 'EPF'],
  ['sud', 'Interest Rate'],
  ['udhaar', 'Loan'],
  ['महँगाई', 'Inflation'],
  ['कर्ज', 'Loan'],
  ['karz', 'Loan'],
  ['rin', 'Loan'],
  ['उधार', 'Loan'],
  // An expansion is a name, on the Hindi page, too.
  ['provident fund', 'EPF'],
  ['net asset value', 'NAV'],
  // The words that people ask for.
  ['aadhar', 'UID (Aadhaar)'],
  ['adhar card', 'UID (Aadhaar)'],
  ['ulip', 'ULIP'],
  ['sgb', 'SGB'],
  ['cagr', 'CAGR'],
  ['nominee', 'Nominee'],
  ['loan', 'Loan'],
  ['mediclaim', 'Health Insurance'],
  ['advance tax', 'Tax in Advance'],
  ['nifty', 'Nifty 50'],
  ['ctc', 'CTC'],
  ['tax', 'Income Tax'],
];

/** Queries without a term, although some terms have a similar spelling, a part of the words, or mention them. */
export const missingWords: readonly string[] = ['rera', 'gstin', 'debenture trustee', 'bitcoin', '80u', 'half-hourly'];

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
