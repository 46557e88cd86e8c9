import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

test('a chosen file stands in it, and can be changed', async () => {
  render(<Statement />);
  await user.upload(picker(), pdf);
  expect(screen.getByText('october.pdf')).toBeVisible();
  expect(picker()).toHaveAccessibleName('Statement Change');
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
