import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { TextLink } from './TextLink.tsx';

const link = (to: string) => {
  renderScreen(<TextLink to={to}>the rules</TextLink>);
  return screen.getByRole('link');
};

test.each(['/tos', '#rules', 'mailto:hello@artha.example'])(
  'a link to %s stays in the tab and says nothing more',
  (to) => {
    const element = link(to);
    expect(element).toHaveAttribute('href', to);
    expect(element).not.toHaveAttribute('target');
    expect(element).toHaveAccessibleName('the rules');
  },
);

test('a link to another site says that it opens a new tab, which knows nothing of this one', () => {
  const element = link('https://rules.example');
  expect(element).toHaveAccessibleName('the rules (opens in a new tab)');
  expect(element).toHaveAttribute('target', '_blank');
  expect(element).toHaveAttribute('rel', 'noopener');
});
