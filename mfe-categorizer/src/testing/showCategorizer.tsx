import { registryWithPages, renderScreen } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadCsvReader } from '../domain/file/csvReader.ts';
import { en } from '../languages/en.ts';
import { Texts, type ScreenTexts } from '../languages/screenTexts.tsx';
import { Categorizer } from '../screens/transaction-categorizer/Categorizer.tsx';
import { fakeService, responses } from './fakeService.ts';
import './scrolling.ts';

/** A PDF as a visitor chooses it. */
export const pdf = new File(['%PDF-1.7'], 'october.pdf', { type: 'application/pdf' });
/** A file with its bytes, which jsdom's files do not give. */
export function fileOf(content: string, name: string): File {
  const bytes = new TextEncoder().encode(content);
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

/** A CSV file as a visitor chooses it. */
export const csv = fileOf('Date,Narration,Withdrawal,Deposit\n', 'october.csv');

/** The label that switches the form to CSV files. */
export const TO_CSV = 'I want to upload a CSV for Transaction Categorization';

/** The label that switches the form to PDFs. */
export const TO_PDF = 'I want to upload a PDF for Conversion and Transaction Categorization';

/** Shows the tool with a service that answers when the test says so, on a site with pages at these paths. */
export function showCategorizer(...paths: readonly string[]) {
  return showCategorizerIn(en, ...paths);
}

/** Shows the tool in a language. */
export function showCategorizerIn(texts: ScreenTexts, ...paths: readonly string[]) {
  const service = fakeService();
  const warn = jest.fn();
  const { send, convertOnDevice, copyOnDevice, inspectOnDevice } = service;
  const ports = { send, convertOnDevice, copyOnDevice, inspectOnDevice, loadCsvReader, warn };
  const { unmount } = renderScreen(
    <Texts texts={texts}>
      <Categorizer ports={ports} uploadUrl="/upload" />
    </Texts>,
    { registry: registryWithPages(...paths), language: texts === en ? 'en' : 'hi' },
  );
  // A file of the wrong kind reaches the page only past the control's `accept`.
  return { ...service, warn, unmount, user: userEvent.setup({ applyAccept: false }) };
}

type Shown = ReturnType<typeof showCategorizer>;

/** Finds the file input. */
export const picker = () => screen.getByLabelText(/^(Statement|File)/);

/** Returns the text of all alerts. */
export const alertText = () =>
  screen
    .getAllByRole('alert')
    .map((region) => region.textContent)
    .join('');

/** Returns the text of all status regions. */
export const statusText = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ');

/** Chooses a PDF and submits the form. */
export async function uploadPdf({ user }: Pick<Shown, 'user'>) {
  await user.upload(picker(), pdf);
  await user.selectOptions(screen.getByLabelText('Bank'), 'PNB');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
}

/** Converts a PDF and waits for the result. */
export async function convertPdf(shown: Shown, response = responses.report()) {
  await uploadPdf(shown);
  shown.respond(response);
  // The result loads as a separate file; its heading shows at once.
  await screen.findByRole('tab', { name: 'Summary' });
  return screen.getByRole('heading', { level: 1, name: /transaction/ });
}
