import { leftOverEnglish, nextPaint, renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomReportHi } from './CustomReportHi.tsx';

const PATH = '/hi/Artha-Custom-Report';

/** Letters of formulas, the logarithm, kinds of files, and names that a spreadsheet and a typesetter know. */
const allowed = /\b(?:[A-Za-z]|CF|NPV|PDF|ln|xlsx|csv|MB)\b|LaTeX|\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g;

beforeAll(() => {
  // jsdom makes no PDF, and the page says on the console why there is none.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubNativeDialog();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

const show = (search = '') => renderScreen(<CustomReportHi />, { path: PATH + search, language: 'hi' });

test('the ratios, their explanations and their formulas are in Hindi', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('अनुपात चुनिए, एक रिपोर्ट पाइए।');
  expect(leftOverEnglish(container, allowed)).toEqual([]);
});

test('a report is in Hindi, with its figures, faults and results', async () => {
  // Reading the style of each of twenty-two dialogs takes jsdom its time.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const { container } = show('?terms=current-ratio+cash-conversion-cycle&report=shown');
  const sample = await screen.findByText('नमूना आँकड़े भरें');
  await nextPaint(() => user.click(sample));
  expect(screen.getByText('₹18,00,000 ÷ ₹12,00,000 = 1.5')).toBeInTheDocument();
  await user.click(screen.getByLabelText('स्प्रेडशीट के लिए कॉपी करें: चालू अनुपात'));
  const liabilities = screen.getByLabelText('चालू देयताएँ, 2025-26');
  await user.clear(liabilities);
  await user.paste('बहुत');
  await user.tab();
  expect(
    screen.getByText('2025-26: “चालू देयताएँ” की रकम अंकों में लिखें, जैसे 15,00,000, 15 लाख या 1.5 करोड़।'),
  ).toBeInTheDocument();
  expect(screen.getByText(/इसके लिए चाहिए: चालू देयताएँ।/)).toBeInTheDocument();
  expect(leftOverEnglish(container, allowed)).toEqual([]);
});
