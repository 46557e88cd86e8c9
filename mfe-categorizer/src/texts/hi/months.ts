import { hindiWords } from '@artha/shared/format';
import { readableDay } from '../../domain/statement/statementDate.ts';
import type { MonthsTexts } from '../monthsTexts.ts';
import { budgetTexts } from './budget.ts';

const intervals: ReadonlyMap<number, string> = new Map([
  [1, 'हर महीने'],
  [2, 'हर दूसरे महीने'],
  [3, 'हर तीसरे महीने'],
  [6, 'हर छह महीने में'],
  [12, 'हर साल'],
]);

/** The months in Hindi. */
export const months: MonthsTexts = {
  ...budgetTexts,
  title: 'महीने-दर-महीने',
  day: (date) => readableDay(date, hindiWords.months),
  lead: (count, moneyIn, moneyOut) => `${count} महीनों में ${moneyIn} आए और ${moneyOut} गए।`,
  pairs: (count, amount) =>
    `इन्हीं खातों के बीच ${count} ट्रांसफ़र, कुल ${amount}, इस जोड़ में ${count === 1 ? 'है' : 'हैं'}, पर नीचे की तालिका में नहीं।`,
  single: (count) => `आपके दूसरे खातों से या उनमें ${count === 1 ? '1 पंक्ति भी छोड़ी गई है' : `${count} पंक्तियाँ भी छोड़ी गई हैं`}।`,
  partial: (month, first, last) => `${month} की पंक्तियाँ सिर्फ़ ${first} से ${last} तक की हैं।`,
  empty: (month) => `${month} की कोई पंक्ति नहीं है।`,
  monthsCaption: 'हर महीने आया और गया पैसा, ₹ में',
  categoriesCaption: 'श्रेणी और महीने के हिसाब से गया पैसा, ₹ में',
  heads: {
    month: 'महीना',
    moneyIn: 'आया पैसा',
    moneyOut: 'गया पैसा',
    net: 'अंतर',
    category: 'श्रेणी',
    total: 'कुल',
  },
  recurringTitle: 'बार-बार होने वाले भुगतान',
  recurringSum: (count, yearly) =>
    count === 1 ? `1 भुगतान बार-बार होता है: साल में ${yearly}।` : `${count} भुगतान बार-बार होते हैं: साल में कुल ${yearly}।`,
  recurring: ({ name, category, amount, isFixed, day, everyMonths, yearly }) =>
    `${name} (${category}): ${isFixed ? amount : `पिछली बार ${amount}`}, ${intervals.get(everyMonths) ?? ''}, ${day} तारीख के आसपास; साल में ${isFixed ? yearly : `लगभग ${yearly}`}।`,
  noRecurring: 'कोई भुगतान बराबर अंतर पर तीन बार नहीं हुआ।',
  changesTitle: (before, after) => `${before} से ${after} में क्या बदला`,
  change: ({ category, before, after, difference, isMore }) =>
    `${category}: ${difference} ${isMore ? 'ज़्यादा' : 'कम'}, ${before} के बाद ${after}।`,
  noChange: 'कोई श्रेणी नहीं बदली।',
  notCompared: 'लगातार दो महीने पूरे नहीं हैं, इसलिए उनकी तुलना नहीं की गई।',
  print: 'महीने प्रिंट करें',
};
