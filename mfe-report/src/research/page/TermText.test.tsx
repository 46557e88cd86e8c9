import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import { TermText } from './TermText.tsx';

const dialog = { event: 'term:open', screen: 'TermDialog' };
const registry = sampleRegistry({
  words: [sampleVersion({ routes: [sampleRoute({ path: '/words/{page}', dialog })] })],
});

const text = 'A [basis point](basis-point) is little [in a loan](interest-rate).';

test('its terms lead to their definitions', () => {
  renderScreen(<TermText text={text} />, { registry });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['basis point (definition)', '/words/basis-point'],
    ['in a loan (definition)', '/words/interest-rate'],
  ]);
});

test('without a glossary it is its words', () => {
  renderScreen(<TermText text={text} />);
  expect(document.body).toHaveTextContent(/^A basis point is little in a loan\.$/);
});

test('brackets that name no term stay as they are', () => {
  renderScreen(<TermText text="See [1] and (2)." />, { registry });
  expect(screen.getByText('See [1] and (2).')).toBeVisible();
});
