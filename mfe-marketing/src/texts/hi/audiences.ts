import type { Audience } from '../../domain/audiences.ts';

/** The audiences in Hindi, in the order of their cards. Names of accounts are those of the law, in Latin letters. */
export const audiencesHindi: readonly Audience[] = [
  {
    id: 'business-owners',
    name: 'कारोबार के मालिक',
    line: 'कंपनी भी आप चलाते हैं और उसकी सेवानिवृत्ति योजना भी।',
    summary: 'Solo 401k, कैश बैलेंस योजनाएँ, मेगा बैकडोर Roth',
    offers: [{ name: 'Solo 401k' }, { name: 'कैश बैलेंस योजनाएँ' }, { name: 'मेगा बैकडोर Roth' }],
  },
  {
    id: 'high-income-professionals',
    name: 'ऊँची आय वाले पेशेवर',
    line: 'ज़्यादा आय, ज़्यादा नियम, और सही चुनने के लिए ज़्यादा विकल्प।',
    summary: 'कर में राहत, बैकडोर Roth IRA, ट्रस्ट',
    offers: [{ name: 'वैकल्पिक निवेश से कर में राहत' }, { name: 'बैकडोर Roth IRA' }, { name: 'संपत्ति योजना के लिए ट्रस्ट' }],
  },
  {
    id: 'everyone',
    name: 'हर कोई',
    line: 'एक योजना, उसके लिए खाते, और निवेश का एक तरीका।',
    summary: 'एक योजना, सेवानिवृत्ति खाते, एक रोबो-सलाहकार',
    offers: [
      { name: 'आपके लिए बनी वित्तीय योजना', note: 1 },
      { name: 'सेवानिवृत्ति खाते' },
      { name: 'बिना शुल्क का रोबो-सलाहकार', note: 2 },
    ],
  },
];

/** Footnotes in the order of their numbers. */
export const footnotesHindi = (product: string): readonly string[] => [
  'इस योजना का वर्णन केवल जानकारी के लिए है, यह पेशेवर वित्तीय सलाह नहीं है। कृपया किसी वित्तीय विशेषज्ञ से सलाह लें।',
  `${product} अभी डेमो में है। रोबो-सलाहकार का वर्णन केवल जानकारी के लिए है, यह निवेश सलाह नहीं है।`,
];
