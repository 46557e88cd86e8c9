import { hindiWords, longDate } from '@artha/shared/format';
import type { PanelTexts } from '../panelTexts.ts';

/** The words of the PDF that the page does not have, in Hindi. */
export const paper: PanelTexts['paper'] = {
  language: 'hi-IN',
  title: (count, company) => (company === '' ? `आपके आँकड़ों पर ${count} अनुपात` : `${company}: ${count} अनुपात`),
  head: 'अनुपात रिपोर्ट',
  made: (day) => `${longDate(day, hindiWords)} को आपके ही डिवाइस पर बनी। आँकड़े कहीं नहीं भेजे गए।`,
  years: (labels) => `साल: ${labels.join(', ')}`,
  glance: 'एक नज़र में',
  ratio: 'अनुपात',
  ratios: 'अनुपात',
  figures: 'आँकड़े',
  figure: 'आँकड़ा',
  page: (number, count) => `${count} में से पन्ना ${number}`,
  advice:
    'यह रिपोर्ट केवल शिक्षा और जानकारी के लिए है। यह वित्त या निवेश की पेशेवर सलाह नहीं है, और इसकी किसी बात के सही होने की गारंटी नहीं है। इस पर अमल करने से पहले किसी वित्तीय सलाहकार से बात करें।',
};
