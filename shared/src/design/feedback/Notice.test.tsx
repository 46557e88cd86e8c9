import { render, screen } from '@testing-library/react';
import { Notice } from './Notice.tsx';

test('a part’s notice says in a sentence what happened, with what can be done', () => {
  render(<Notice actions={<button type="button">Retry</button>}>The chart did not load.</Notice>);
  expect(screen.getByRole('status')).toHaveTextContent(/^The chart did not load\.Retry$/);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a tool’s notice has a heading and a code, and is announced at once', () => {
  render(
    <Notice title="The tax calculator did not load." code="AR-103" role="alert">
      The rest of the site still works.
    </Notice>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of the site still works.');
  expect(screen.getByRole('heading', { level: 2, name: 'The tax calculator did not load.' })).toBeVisible();
  expect(screen.getByText('Code for support: AR-103')).toBeVisible();
});

test('a notice without anything to do has no button, and without a code none is named', () => {
  render(<Notice title="The chart did not load.">The table below has the same figures.</Notice>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText(/Code for support/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^The chart did not load\.The table below has the same figures\.$/,
  );
});
