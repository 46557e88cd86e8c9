import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { hi } from '../../languages/hi.ts';
import { responses } from '../../testing/fakeService.ts';
import { latinWords } from '../../testing/latinWords.ts';
import { alertText, pdf, showCategorizerIn } from '../../testing/showCategorizer.tsx';
import { TransactionCategorizerHi } from './TransactionCategorizerHi.tsx';

jest.mock('../transaction-categorizer/category-totals/CategoryChart.tsx', () => ({ CategoryChart: () => <p>बार</p> }));

beforeAll(stubNativeDialog);

/** The words that come from the file. */
const fromFile =
  /october\.pdf|NEFT ACME TEXTILES SALARY|UPI RENT OCTOBER|IMPS FROM R MEHTA|UPI TO R MEHTA|R MEHTA|RENT/g;

/** The English words of the page: of its text and of what is said of its controls. */
function englishWords(): readonly string[] {
  const said = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'];
  const texts = Array.from(document.body.querySelectorAll('*'), (element) => [
    ...said.map((name) => element.getAttribute(name) ?? ''),
    ...Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '')),
  ]);
  return texts.flat().flatMap((text) => latinWords(text.replaceAll(fromFile, '')));
}

async function upload({ user }: Pick<ReturnType<typeof showCategorizerIn>, 'user'>): Promise<void> {
  await user.upload(screen.getByLabelText(/^स्टेटमेंट/), pdf);
  await user.selectOptions(screen.getByLabelText('बैंक'), 'PNB');
  await user.click(screen.getByRole('button', { name: 'PDF अपलोड करें' }));
}

test('the form has no English words', () => {
  renderScreen(<TransactionCategorizerHi />, { language: 'hi' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('आपका स्टेटमेंट, श्रेणियों में।');
  expect(englishWords()).toEqual([]);
});

test('a result with rows in doubt has no English words, and a row is corrected by names in Hindi', async () => {
  const shown = showCategorizerIn(hi, '/tools/tax-calculator');
  await upload(shown);
  shown.respond(
    responses.report({
      rows: { 2: { status: 'unproved', balanceChange: '-31000.00' }, 3: { status: 'figures-proved' } },
      doubts: ['damaged', 'new-in-the-service'],
    }),
  );
  expect(await screen.findByText('01 अक्टूबर 2025 से 25 नवंबर 2025')).toBeVisible();
  await shown.user.click(screen.getByRole('tab', { name: 'पंक्तियाँ (2)' }));
  const table = await screen.findByRole('table', { name: 'लेन-देन का ब्योरा, राशि ₹ में' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('4 लेन-देन, 3 श्रेणियाँ');
  expect(table).toHaveTextContent('शेष ₹31,000.00 घटता है, पर निकासी में ₹32,000.00 लिखा है; ₹1,000.00 का अंतर');

  await shown.user.click(within(table).getByRole('button', { name: 'किराया और मकान' }));
  const dialog = screen.getByRole('dialog', { name: '“किराया और मकान” क्यों?' });
  await shown.user.selectOptions(within(dialog).getByLabelText('श्रेणी'), 'किराना');
  expect(within(dialog).getByRole('status')).toHaveTextContent('सिर्फ़ यह पंक्ति: अब “किराना”।');
  expect(within(table).getByRole('button', { name: /^किराना/ })).toBeVisible();
  expect(localStorage.getItem('artha.categorizer.corrections')).toContain('"category":"Groceries"');
  expect(englishWords()).toEqual([]);
  await shown.user.click(within(dialog).getByRole('button', { name: 'बंद करें' }));
  await shown.user.click(screen.getByRole('tab', { name: 'नियम' }));
  expect(screen.getByText('आपकी चुनी हुई श्रेणियाँ (1)')).toBeVisible();
  expect(englishWords()).toEqual([]);

  await shown.user.click(screen.getByRole('tab', { name: 'पंक्तियाँ (2)' }));
  await shown.user.type(screen.getByLabelText('तालिका में खोजें'), 'किराना');
  expect(await screen.findByText(/^4 में से 1 पंक्ति: निकासी/)).toBeVisible();
});

test('the sample has a name in Hindi', async () => {
  const shown = showCategorizerIn(hi);
  await shown.user.click(screen.getByRole('button', { name: 'नमूने के स्टेटमेंट से आज़माएँ' }));
  await screen.findByText('नमूने का स्टेटमेंट (बनाया हुआ) पढ़ रहे हैं');
  expect(shown.converted.map(({ file }) => file.name)).toEqual(['नमूने का स्टेटमेंट (बनाया हुआ)']);
});

test('an error of the service, with what it found, and what is offered then, have no English words', async () => {
  const shown = showCategorizerIn(hi);
  await upload(shown);
  shown.respond(responses.error('No transactions were found.', 'unknown-layout'));
  expect(await screen.findByRole('button', { name: 'बिना निजी जानकारी वाली कॉपी सहेजें' })).toBeVisible();
  expect(alertText()).toMatch(/^कोई लेन-देन नहीं मिला/);
  expect(englishWords().filter((word) => !['hello', 'artha', 'example'].includes(word))).toEqual([]);
});
