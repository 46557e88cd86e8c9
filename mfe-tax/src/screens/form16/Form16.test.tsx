import { leftOverEnglish, renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileRefusal, TaxFile } from '../../device/readTaxFile.ts';
import { readForm16 } from '../../domain/forms/readForm16.ts';
import { makeAmounts } from '../../testing/formAmounts.ts';
import { formStyles } from '../../testing/formStyles.ts';
import { sampleHead, typesetForm16 } from '../../testing/typesetForm16.ts';
import { form16 as english } from '../../languages/en/form16.ts';
import { FormTextsProvider } from '../../texts/formTexts.ts';
import { form16 as hindi } from '../../languages/hi/form16.ts';
import { Form16Page } from './Form16Page.tsx';
import type { ReadTaxFile } from './useTaxFiles.ts';

const [style] = formStyles;
if (style === undefined) throw new Error('There is no style.');
const amounts = makeAmounts(4);
const form = { kind: 'form16', form: readForm16(typesetForm16(sampleHead, amounts, style)) } as const satisfies TaxFile;
const ais: TaxFile = {
  kind: 'ais',
  ais: {
    year: '2025-26',
    entries: [
      { income: 'dividend', code: 'SFT-015', source: 'SAMPLE WORKS', paise: 90_00_000_00, place: { page: 1, line: 9 } },
    ],
  },
};
const refused = (reason: FileRefusal): TaxFile => ({ kind: 'refused', reason });

const fileNamed = (name: string) => new File(['x'], name);

const render = (readFile: ReadTaxFile, language: 'en' | 'hi' = 'en') => {
  const path = '/tools/tax-calculator/form-16';
  return renderScreen(
    <FormTextsProvider texts={language === 'hi' ? hindi : english}>
      <Form16Page readFile={readFile} />
    </FormTextsProvider>,
    language === 'hi' ? { path: `/hi${path}`, language } : { path },
  );
};

const user = userEvent.setup({ pointerEventsCheck: 0 });

test('shows each figure with its place, the estimate beside it, and follows a correction', async () => {
  const { container } = render((file) => Promise.resolve(file.name.endsWith('json') ? ais : form));
  await user.upload(screen.getByLabelText(/Form 16 and AIS/), [fileNamed('a.pdf'), fileNamed('b.json')]);
  const salary = await screen.findByLabelText('Salary, section 17(1)');
  expect(salary).toHaveValue(Math.trunc(amounts.rows.salary).toLocaleString('en-IN'));
  expect(screen.getByText('Sums that the form prints confirm every figure shown here.')).toBeVisible();
  expect(salary).toHaveAccessibleDescription(/^Page 2, line \d+ · confirmed by a sum/);
  expect(screen.getByText(/^is Form 16 for 2025-26 from SAMPLE WORKS PRIVATE LIMITED\.$/)).toBeInTheDocument();
  // It is on the row of income from other sources alone.
  expect(screen.getByText('The AIS has more interest and dividends.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Use these figures in the estimate' });
  expect(link).toHaveAttribute('href', expect.stringContaining('step=estimate#basicSalary='));
  await user.clear(salary);
  await user.paste('10,00,000');
  expect(screen.getByText(/^The figure that is used is another one/)).toBeInTheDocument();
  expect(link).toHaveAttribute(
    'href',
    expect.stringContaining(`basicSalary=${1_000_000 - amounts.rows.section80CCD2}`),
  );
  await user.clear(salary);
  expect(salary).toHaveAccessibleDescription(/Enter an amount/);
  expect(within(container).getByRole('region', { name: 'Interest and dividends of the AIS' })).toHaveTextContent(
    'Page 1, line 9',
  );
});

test('two employers: the place of a figure names each file', async () => {
  const other: TaxFile = { kind: 'form16', form: { ...form.form, facts: { ...form.form.facts, tan: 'MUMS12345A' } } };
  render((file) => Promise.resolve(file.name === 'b.pdf' ? other : form));
  await user.upload(screen.getByLabelText(/Form 16 and AIS/), ['a.pdf', 'b.pdf'].map(fileNamed));
  const salary = await screen.findByLabelText('Salary, section 17(1)');
  expect(salary).toHaveAccessibleDescription(/^a\.pdf: page 2, line \d+ · b\.pdf: page 2, line \d+ · confirmed/);
  expect(screen.getByText(/^The forms are of 2 employers\./)).toBeInTheDocument();
});

test('asks for a password, says why a file is not used, and forgets a removed one', async () => {
  const passwords: (string | undefined)[] = [];
  render((file, password) => {
    if (file.name === 'scan.pdf') return Promise.resolve(refused('scan'));
    if (file.name === 'lost.pdf') return Promise.reject(new TypeError('Failed to fetch'));
    passwords.push(password);
    return Promise.resolve(
      password === 'right' ? form : refused(password === undefined ? 'passwordNeeded' : 'passwordWrong'),
    );
  });
  await user.upload(screen.getByLabelText(/Form 16 and AIS/), ['scan.pdf', 'lost.pdf', 'a.pdf'].map(fileNamed));
  expect(await screen.findByText(/it is a scan/)).toBeInTheDocument();
  expect(screen.getByText(/did not load/)).toBeInTheDocument();
  const password = screen.getByLabelText('Password of a.pdf');
  await user.type(password, 'wrong{Enter}');
  await user.type(await screen.findByLabelText('Password of a.pdf'), 'right{Enter}');
  expect(await screen.findByLabelText('Salary, section 17(1)')).toBeInTheDocument();
  expect(passwords).toEqual([undefined, 'wrong', 'right']);
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('in Hindi nothing is left in English', async () => {
  const { container } = render((file) => Promise.resolve(file.name === 'b.json' ? ais : form), 'hi');
  await user.upload(screen.getByLabelText(/फ़ॉर्म 16 और एआईएस/), ['a.pdf', 'b.json'].map(fileNamed));
  expect(await screen.findByLabelText('वेतन, धारा 17(1)')).toBeInTheDocument();
  const allowed =
    /\d+[A-Z]+(\(\w+\))*|\d+\(\w+\)|(भाग|अध्याय) (A|B|VI-A)|SAMPLE WORKS( PRIVATE LIMITED)?|SFT-015|PDF|JSON|a\.pdf|b\.json/g;
  expect(leftOverEnglish(container, allowed)).toEqual([]);
});
