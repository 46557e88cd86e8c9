import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const pdf = new File(['%PDF'], 'october.pdf', { type: 'application/pdf' });
const csv = new File(['a,b'], 'october.csv', { type: 'text/csv' });
const refuse = (file: File) => (file.name.endsWith('.pdf') ? undefined : `${file.name} is not a PDF.`);

function Statement(extras: Partial<FileDropProps>) {
  const [file, setFile] = useState<File>();
  return (
    <FileDrop
      label="Statement"
      name="file"
      accept=".pdf"
      prompt="Drop a PDF here"
      hint="3 pages or fewer"
      chosen={file && { name: file.name, note: '4 bytes' }}
      refuse={refuse}
      onChoose={setFile}
      {...extras}
    />
  );
}

const picker = () => screen.getByLabelText(/^Statement/);
const user = userEvent.setup({ applyAccept: false });

test('it is a native control with the name of its label and act, described by what may be dropped', () => {
  render(<Statement />);
  expect(picker()).toHaveAttribute('type', 'file');
  expect(picker()).toHaveAccessibleName('Statement Choose file');
  expect(picker()).toHaveAccessibleDescription('Drop a PDF here 3 pages or fewer');
});

test('a chosen file is shown, and can be changed', async () => {
  render(<Statement />);
  await user.upload(picker(), pdf);
  expect(screen.getByText('october.pdf')).toBeVisible();
  expect(picker()).toHaveAccessibleName('Statement Change');
});

test('several files are taken together, or none of them', async () => {
  const onChooseAll = jest.fn();
  render(<Statement onChooseAll={onChooseAll} />);
  const may = new File(['%PDF'], 'may.pdf', { type: 'application/pdf' });
  await user.upload(picker(), [pdf, may]);
  expect(onChooseAll).toHaveBeenLastCalledWith([pdf, may]);
  onChooseAll.mockClear();
  fireEvent.drop(screen.getByText('october.pdf'), { dataTransfer: { files: [pdf, csv] } });
  expect(screen.getByText('october.csv is not a PDF.')).toBeVisible();
  expect(onChooseAll).not.toHaveBeenCalled();
});

test('where nothing can be dropped, the words are others', () => {
  render(<Statement touchPrompt="Choose your PDF" />);
  expect(screen.getByText('Drop a PDF here')).toBeInTheDocument();
  expect(screen.getByText('Choose your PDF')).toBeInTheDocument();
});

test('a dropped file is taken like a chosen one', () => {
  render(<Statement />);
  const zone = screen.getByText('Drop a PDF here');
  // The browser drops only where dragging over was answered.
  expect(fireEvent.dragOver(zone)).toBe(false);
  fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
  expect(screen.getByText('october.pdf')).toBeVisible();
});

test('a file that is refused is named with the reason, until one is taken', async () => {
  render(<Statement />);
  await user.upload(picker(), csv);
  expect(screen.getByText('october.csv is not a PDF.')).toBeVisible();
  expect(screen.getByText('Drop a PDF here')).toBeVisible();
  await user.upload(picker(), pdf);
  expect(screen.queryByText('october.csv is not a PDF.')).not.toBeInTheDocument();
});

test('while it is locked nothing can be chosen or dropped', () => {
  const onChoose = jest.fn();
  render(<Statement disabled onChoose={onChoose} />);
  expect(picker()).toBeDisabled();
  fireEvent.drop(screen.getByText('Drop a PDF here'), { dataTransfer: { files: [pdf] } });
  expect(onChoose).not.toHaveBeenCalled();
});

test('a box elsewhere says what is wrong with it', () => {
  render(
    <>
      <Statement invalidBy="box" />
      <p id="box">Please select a file.</p>
    </>,
  );
  expect(picker()).toBeInvalid();
  expect(picker()).toHaveAccessibleDescription('Drop a PDF here 3 pages or fewer Please select a file.');
});

test('dragging away or dropping something that is no file changes nothing', () => {
  const onChoose = jest.fn();
  render(<Statement onChoose={onChoose} />);
  const zone = screen.getByText('Drop a PDF here');
  fireEvent.dragOver(zone);
  fireEvent.dragLeave(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [] } });
  expect(onChoose).not.toHaveBeenCalled();
  expect(zone).toBeVisible();
});

test('of several files that are dropped the first is taken', () => {
  const onChoose = jest.fn();
  render(<Statement onChoose={onChoose} />);
  fireEvent.drop(screen.getByText('Drop a PDF here'), { dataTransfer: { files: [pdf, csv] } });
  expect(onChoose.mock.calls).toEqual([[pdf]]);
});

test('a dropped file never opens in place of the page, not even one that is refused or comes while it is locked', () => {
  const { rerender } = render(<Statement />);
  const drop = (file: File) => fireEvent.drop(screen.getByText('Drop a PDF here'), { dataTransfer: { files: [file] } });
  expect(drop(csv)).toBe(false);
  expect(screen.getByText('october.csv is not a PDF.')).toBeVisible();
  rerender(<Statement disabled />);
  expect(drop(pdf)).toBe(false);
});

test('a refusal is read out with what may be dropped, and the file that was chosen before stays', async () => {
  render(<Statement />);
  await user.upload(picker(), pdf);
  await user.upload(picker(), csv);
  expect(screen.getByText('october.pdf')).toBeVisible();
  expect(picker()).toHaveAccessibleDescription('october.pdf 4 bytes october.csv is not a PDF.');
});

test('the same file, changed on disk, can be chosen again', async () => {
  const onChoose = jest.fn();
  render(<Statement onChoose={onChoose} />);
  await user.upload(picker(), pdf);
  await user.upload(picker(), pdf);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('without a reason to refuse, every file is taken', async () => {
  const onChoose = jest.fn();
  render(
    <FileDrop
      label="Statement"
      name="file"
      accept=".pdf"
      prompt="Drop a PDF here"
      hint="3 pages or fewer"
      chosen={undefined}
      onChoose={onChoose}
    />,
  );
  await user.upload(picker(), csv);
  expect(onChoose.mock.calls).toEqual([[csv]]);
});

test.each([
  ['taken', pdf, [[pdf]]],
  ['refused', csv, []],
])('a file that was chosen before the page was hydrated is %s like any other', (_, early, taken) => {
  const onChoose = jest.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Statement onChoose={onChoose} />);
  // userEvent would wait for React; the browser's own control holds the file by itself.
  Object.defineProperty(screen.getByLabelText(/^Statement/), 'files', { value: [early] });
  render(<Statement onChoose={onChoose} />, { container, hydrate: true });
  expect(onChoose.mock.calls).toEqual(taken);
});

test('one stop of the tab key leads to it, and what may be chosen is said to the browser', async () => {
  render(<Statement />);
  await user.tab();
  expect(picker()).toHaveFocus();
  expect(picker()).toHaveAttribute('accept', '.pdf');
  expect(picker()).toHaveAttribute('name', 'file');
});
