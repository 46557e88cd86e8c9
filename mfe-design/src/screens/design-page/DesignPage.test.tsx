import * as design from '@artha/shared/design';
import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { DesignPage } from './DesignPage.tsx';

beforeAll(stubNativeDialog);

test('every section has a name, a purpose and its subject twice, on light and on dark', () => {
  renderScreen(<DesignPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible();
  // An article of a section has regions of its own.
  const sections = screen.getAllByRole('region').filter((region) => !region.closest('article'));
  expect(sections.length).toBeGreaterThan(15);
  for (const section of sections) {
    const [, sheets] = Array.from(section.children);
    expect(sheets?.children).toHaveLength(2);
  }
  const buttons = screen.getByRole('region', { name: 'Buttons' });
  expect(within(buttons).getAllByRole('button', { name: 'Calculate Tax' })).toHaveLength(2);
});

test('the error summary comes only when a form is sent, and the two copies of a form do not disturb each other', async () => {
  renderScreen(<DesignPage />);
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  const errors = within(screen.getByRole('region', { name: 'Errors' }));
  const [send] = errors.getAllByRole('button', { name: 'Send' });
  if (!send) throw new Error('There is no form.');
  await userEvent.click(send);
  await userEvent.click(errors.getByRole('link', { name: 'Enter your name' }));
  const [first, second] = errors.getAllByRole('textbox', { name: 'Your name' });
  expect(first).toHaveFocus();
  expect(first).toBeInvalid();
  expect(second).toBeValid();
});

test('every primitive is shown', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n');
  // Excludes parts that surround the page, text for screen readers only, the base of icons, the tokens, and functions.
  const elsewhere = [
    'Container',
    'VisuallyHidden',
    'LineDrawing',
    'globalStyle',
    'openDialog',
    'readHash',
    'useDialogHistory',
    'useTermLink',
  ];
  const missing = Object.keys(design).filter(
    (name) => !elsewhere.includes(name) && !new RegExp(`\\b${name}\\b`).test(sources),
  );
  expect(missing).toEqual([]);
});
