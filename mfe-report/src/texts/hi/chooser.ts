import type { ChooserWords } from '../texts.ts';
import formulas from './formulas.tex';
import { furtherNames } from './furtherNames.ts';
import { furtherRatios } from '../furtherRatios.ts';
import { financialTerms } from './terms.ts';

/** The custom report in Hindi, until the report is shown. */
export const chooser: ChooserWords = {
  terms: financialTerms,
  further: furtherRatios(furtherNames),
  formulas,
  title: 'अनुपात चुनिए, एक रिपोर्ट पाइए।',
  lead: 'बाईस वित्तीय अनुपात, उनके सूत्रों के साथ। जिन्हें एक साथ रखना हो, उन पर निशान लगाइए।',
  noScript: 'चुने हुए अनुपातों की रिपोर्ट के लिए जावास्क्रिप्ट चाहिए। सारे अनुपात इस पन्ने पर पढ़े जा सकते हैं।',
  searchLabel: 'अनुपात खोजें...',
  ratios: 'वित्तीय अनुपात',
  moreRatios: 'और अनुपात जो विश्लेषक देखते हैं: मार्जिन, आरओई, आरओसीई, ईपीएस, पी/ई, ईवी/एबिटडा …',
  include: (name) => `रिपोर्ट में लें: ${name}`,
  dayCount: (days) => `साल के दिन: ${days}`,
  chosen: 'चुने हुए अनुपात',
  generate: (count) => `${count} ${count === 1 ? 'अनुपात' : 'अनुपातों'} की रिपोर्ट बनाएँ`,
};
