import type { FurtherId } from '../../domain/furtherIds.ts';

/** The ratios beside the twenty-two, in Hindi. */
export const furtherNames: Readonly<Record<FurtherId, string>> = {
  'gross-margin': 'सकल लाभ मार्जिन',
  'operating-margin': 'परिचालन मार्जिन',
  'ebitda-margin': 'एबिटडा मार्जिन',
  'return-on-equity': 'इक्विटी पर प्रतिफल (आरओई)',
  'return-on-capital-employed': 'लगाई गई पूंजी पर प्रतिफल (आरओसीई)',
  'return-on-assets': 'परिसंपत्तियों पर प्रतिफल (आरओए)',
  'debt-to-equity': 'ऋण-इक्विटी अनुपात',
  'interest-cover': 'ब्याज कवर',
  'earnings-per-share': 'प्रति शेयर आय (ईपीएस)',
  'book-value-per-share': 'प्रति शेयर बही मूल्य',
  'price-to-earnings': 'पी/ई अनुपात',
  'price-to-book': 'पी/बी अनुपात',
  'peg-ratio': 'पीईजी अनुपात',
  'enterprise-value': 'उद्यम मूल्य (ईवी)',
  'ev-to-ebitda': 'ईवी/एबिटडा',
  'dividend-yield': 'लाभांश प्रतिफल',
  'dividend-payout': 'लाभांश भुगतान अनुपात',
  'free-cash-flow': 'मुक्त नकद प्रवाह',
  'free-cash-flow-yield': 'मुक्त नकद प्रवाह प्रतिफल',
};
