import type { TableTexts } from '../en/table.ts';
import { countRows } from './countRows.ts';

/** The table in Hindi. */
export const table: TableTexts = {
  title: 'लेन-देन का ब्योरा',
  unit: 'राशि ₹ में',
  heads: {
    date: 'तारीख',
    description: 'विवरण',
    debit: 'निकासी',
    credit: 'जमा',
    balance: 'शेष',
    category: 'श्रेणी',
  },
  caption: (name) => `${name}, राशि ₹ में`,
  account: (number) => `खाता ${number}`,
  accountEnding: (end) => `खाता, आख़िरी अंक ${end}`,
  transactions: (count) => `${count} लेन-देन`,
  ask: 'कारण देखें और बदलें',
  split: (categories) => `बाँटी गई: ${categories.join(' · ')}`,
  ownChoice: 'आपका चुनाव',
  showAll: (rows, pageSize) => `सभी ${rows} दिखाएँ${rows > pageSize ? `, एक बार में ${pageSize}` : ''}`,
  pages: (name) => `${name}: पन्ने`,
  previous: 'पिछला',
  next: 'अगला',
  rows: (first, last, rows) => `${rows} में से पंक्तियाँ ${first} से ${last}`,
  totals: (shown, rows, debit, credit, isWhole) =>
    `${isWhole ? countRows(rows) : `${rows} में से ${countRows(shown)}`}: निकासी ${debit}, जमा ${credit}।`,
  find: 'तालिका में खोजें',
  findPlaceholder: 'कोई शब्द या नाम',
  allCategories: 'सभी श्रेणियाँ',
  direction: 'पैसे की दिशा',
  directions: { all: 'आया और गया पैसा', debit: 'गया पैसा', credit: 'आया पैसा', check: 'जाँचने वाली पंक्तियाँ' },
  amountAndOrder: 'राशि और क्रम',
  atLeast: 'कम से कम',
  atMost: 'ज़्यादा से ज़्यादा',
  order: 'क्रम',
  printedOrder: 'जैसा स्टेटमेंट में है',
  orders: {
    oldest: 'सबसे पुराना पहले',
    newest: 'सबसे नया पहले',
    largestDebit: 'सबसे बड़ी निकासी पहले',
    largestCredit: 'सबसे बड़ी जमा पहले',
    description: 'विवरण के हिसाब से',
    category: 'श्रेणी के हिसाब से',
  },
  showEverything: 'सब कुछ दिखाएँ',
};
