import { formatRupees } from '@artha/shared/format';
import { dailyPrice, plan, yearlySaving, type Billing, type Quote } from '../../domain/plan.ts';
import type { PricingTexts } from '../pricingTexts.ts';
import { pricingQuestionsHindi } from './pricingQuestions.ts';
import { waitlistHindi } from './waitlist.ts';

const month = `$${plan.perMonth} प्रति माह`;
const year = `$${plan.perYear} प्रति साल`;

const quotes: Readonly<Record<Billing, Quote>> = {
  monthly: {
    perDay: dailyPrice('monthly'),
    price: month,
    other: `हर महीने भुगतान। या ${year}, बारह महीनों से $${yearlySaving} कम।`,
  },
  yearly: {
    perDay: dailyPrice('yearly'),
    price: year,
    other: `साल में एक बार भुगतान: ${month} की दर से बारह महीनों से $${yearlySaving} कम।`,
  },
};

/** The pricing page in Hindi. */
export const pricingHindi: PricingTexts = {
  waitlist: waitlistHindi,
  headline: 'सीधा-सादा, साफ़ मूल्य।',
  perDay: 'प्रति दिन',
  billing: 'भुगतान',
  billings: { monthly: 'मासिक', yearly: 'वार्षिक' },
  quote: (billing) => quotes[billing],
  quoteInRupees: (billing, rupeesPerDollar) => {
    const [dollars, period] = billing === 'monthly' ? [plan.perMonth, 'माह'] : [plan.perYear, 'साल'];
    return `लगभग ${formatRupees(dollars * rupeesPerDollar)} प्रति ${period}, ₹${rupeesPerDollar} प्रति डॉलर की दर से।`;
  },
  noCharge: 'डेमो के दौरान किसी से पैसे नहीं लिए जाते।',
  trial: 'मुफ़्त ट्रायल',
  trialDays: `${plan.trialDays} दिन`,
  queries: 'फ़ाइंडर क्वेरी',
  unlimited: 'असीमित',
  cancel: 'रद्द करना',
  anyTime: 'कभी भी',
  covers: {
    heading: 'एक मूल्य, और उसमें क्या-क्या है',
    paragraphs: [
      'पूरा रिसर्च टूल: AI विश्लेषण, राइट-क्लिक के विकल्प, बैकटेस्टिंग और स्क्रीनर, जितनी चाहें उतनी फ़ाइंडर क्वेरी के साथ।',
      'वित्तीय टूल सबके लिए खुले हैं, बिना खाते के।',
    ],
  },
  faq: 'मूल्य के बारे में सवाल',
  questions: pricingQuestionsHindi,
};
