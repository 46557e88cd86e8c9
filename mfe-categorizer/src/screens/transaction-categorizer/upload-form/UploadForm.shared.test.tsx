import { screen } from '@testing-library/react';
import { fileOf, pdf, showCategorizer } from '../../../testing/showCategorizer.tsx';

let shared: readonly File[] = [];
jest.mock('@artha/shared/remote', () => ({
  ...jest.requireActual<object>('@artha/shared/remote'),
  takeSharedFiles: () => Promise.resolve(shared),
}));

const actions = () =>
  screen
    .getAllByRole('button', { name: /^(Upload (PDF|CSV)|Convert without uploading)$/ })
    .map(({ textContent }) => textContent);

test('a statement that a person shares from another app is chosen, and stays on the device at first', async () => {
  shared = [pdf];
  showCategorizer();
  expect(await screen.findByText(pdf.name)).toBeVisible();
  expect(actions()).toEqual(['Convert without uploading', 'Upload PDF']);
});

test('a photograph that a person shares is chosen, too', async () => {
  shared = [fileOf('photo', 'photo.png')];
  showCategorizer();
  expect(await screen.findByText('photo.png')).toBeVisible();
});

test('a table that a person shares is chosen as a table, without files of another kind', async () => {
  shared = [fileOf('notes', 'notes.docx'), fileOf('a,b', 'october.csv')];
  showCategorizer();
  expect(await screen.findByText('october.csv')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload CSV' })).toBeVisible();
});

test('what the tool does not take changes nothing', async () => {
  shared = [fileOf('notes', 'notes.docx')];
  showCategorizer();
  await Promise.resolve();
  expect(actions()).toEqual(['Upload PDF', 'Convert without uploading']);
});
