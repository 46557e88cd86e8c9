import type { gst } from '../../../domain/calculators/gst.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the GST calculator in Hindi. */
export const texts: TextsOf<typeof gst> = {
  title: 'जीएसटी का हिसाब',
  fields: { amount: 'राशि', rate: 'जीएसटी दर', kind: 'यह राशि है', supply: 'बिक्री है' },
  hints: { rate: 'आम दरें नीचे हैं; आपकी दर बिल या एचएसएन कोड बताता है।' },
  choices: {
    kind: ['जीएसटी के बिना: जोड़ें', 'जीएसटी सहित: निकालें'],
    supply: ['एक राज्य के भीतर (सीजीएसटी और एसजीएसटी)', 'राज्यों के बीच (आईजीएसटी)'],
  },
  answers: { total: 'जीएसटी सहित', value: 'जीएसटी के बिना', tax: 'जीएसटी' },
  columns: { amount: 'राशि' },
  parts: ['जीएसटी के बिना मूल्य', 'सीजीएसटी', 'एसजीएसटी या यूटीजीएसटी', 'आईजीएसटी'],
  facts: {
    lower: 'निचली दर',
    usual: 'सामान्य दर',
    higher: 'विलासिता और हानिकारक वस्तुएँ',
    gold: 'सोना और चाँदी',
    cutDiamonds: 'तराशे हीरे',
    roughDiamonds: 'कच्चे हीरे',
  },
  note: 'सीजीएसटी और एसजीएसटी कर का आधा-आधा हिस्सा हैं, पैसे तक। कुछ वस्तुओं और सेवाओं पर छूट है और कुछ की दरें अलग हैं; तंबाकू और पान मसाला पर और शुल्क भी लगते हैं।',
};
