import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { Term } from '../screens/term/Term.tsx';
import { TermDialog } from '../screens/term-dialog/TermDialog.tsx';
import { references } from '../references/references.ts';
import { TermHi } from '../screens/term-hi/TermHi.tsx';
import { TermDialogHi } from '../screens/term-dialog-hi/TermDialogHi.tsx';
import { en } from '../languages/en.ts';
import { hi } from '../languages/hi.ts';
import { terms } from '../texts/en/terms.ts';

const dialog = { event: 'term:open', screen: 'TermDialog' };
const tool = { name: 'Tax Calculator', description: 'Tax.', order: 1 };
const registry = sampleRegistry({
  glossary: [sampleVersion({ routes: [sampleRoute({ path: '/finterms/{page}', dialog })] })],
  tax: [sampleVersion({ routes: [sampleRoute({ path: '/tools/tax-calculator', tool })] })],
});
const hindiRegistry = sampleRegistry({
  glossary: [sampleVersion({ routes: [sampleRoute({ path: '/hi/finterms/{page}', dialog, lang: 'hi' })] })],
  tax: [sampleVersion({ routes: [sampleRoute({ path: '/tools/tax-calculator', tool })] })],
});
const text = (id: string) => terms[id]?.definition ?? '';

test('the page of a term has its definition, its neighbours, the tools in which it matters, and its source', async () => {
  renderScreen(<Term />, { path: '/finterms/income-tax', registry });
  expect(await screen.findByText(text('income-tax'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Income Tax');
  expect(document.title).toBe('Income Tax | Artha');
  const reference = references['income-tax'];
  for (const related of reference?.related ?? []) {
    const name = `${en.names[related] ?? ''} (definition)`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/finterms/${related}`);
  }
  expect(screen.getByRole('link', { name: 'Tax Calculator' })).toHaveAttribute('href', '/tools/tax-calculator');
  expect(screen.getByRole('link', { name: new RegExp(reference?.source.name.slice(0, 10) ?? '') })).toHaveAttribute(
    'href',
    reference?.source.url,
  );
  expect(screen.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/finterms');
});

test('the page of a term of law names the Act and the section', async () => {
  renderScreen(<Term />, { path: '/finterms/rebate', registry });
  expect(await screen.findByText('Income-tax Act, 2025, section 156 (section 87A of the Act of 1961)')).toBeVisible();
});

test('an address of no term says so, and leads to those that may be meant and to all terms', async () => {
  renderScreen(<Term />, { path: '/finterms/pf', registry });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This term is not in the glossary');
  expect(screen.getByRole('link', { name: 'All terms' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'EPF' })).toHaveAttribute('href', '/finterms/epf');
  // The late part is last, so that it moves nothing.
  expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('All terms');
});

test('the dialog of a term has its definition and leads to its page', async () => {
  renderScreen(<TermDialog term="sip" />, { path: '/tools', registry });
  expect(await screen.findByText(text('sip'))).toBeInTheDocument();
  expect(screen.getByText('Open as a page')).toHaveAttribute('href', '/finterms/sip');
});

test('a dialog comes with all its content', async () => {
  renderScreen(<TermDialog term="xirr" />, { path: '/tools', registry });
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText(text('xirr'))).toBeInTheDocument();
  expect(dialog.getByLabelText('Result')).toBeInTheDocument();
});

describe('in Hindi', () => {
  test('a page names its neighbours, what a link opens, and the tools in Hindi', async () => {
    renderScreen(<TermHi />, { path: '/hi/finterms/income-tax', registry: hindiRegistry });
    expect(await screen.findByRole('link', { name: 'आयकर कैलकुलेटर' })).toHaveAttribute('href', '/tools/tax-calculator');
    const [related = ''] = references['income-tax']?.related ?? [];
    expect(screen.getByRole('link', { name: `${hi.names[related] ?? ''} (अर्थ)` })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Income Tax Department (नए टैब में खुलता है)' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /opens in/ })).not.toBeInTheDocument();
  });

  test('a dialog has a Hindi word on the button that closes it', async () => {
    renderScreen(<TermDialogHi term="sip" />, { path: '/hi/finterms', registry: hindiRegistry });
    expect(await screen.findByText('बंद करें')).toBeInTheDocument();
    expect(screen.queryByText('Close')).not.toBeInTheDocument();
  });
});

test('there is no dialog for what is no term', () => {
  renderScreen(<TermDialog term="no-such-term" />, { path: '/tools', registry });
  expect(document.querySelector('dialog')).toBeNull();
});
