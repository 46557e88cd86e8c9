import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { stubNativeDialog } from '../../testing/nativeDialog.ts';
import { Dialog, findDialog, openDialog, opensDialog } from './Dialog.tsx';

beforeAll(stubNativeDialog);

afterEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
  jest.restoreAllMocks();
});

function Term() {
  return (
    <>
      <button type="button" {...opensDialog('cess')}>
        What is cess?
      </button>
      <Dialog id="cess" title="Cess" aside={<a href="#cess">Link to this term</a>}>
        A tax on tax.
      </Dialog>
      <Dialog id="slab" title="Slab">
        A step.
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');
const open = () => userEvent.click(screen.getByRole('button', { name: 'What is cess?' }));

describe('a dialog', () => {
  test('is away until its button is pressed; then it has a name, a description and a quiet link', async () => {
    render(<Term />);
    expect(dialog()).not.toBeInTheDocument();
    await open();
    expect(dialog()).toHaveAccessibleName('Cess');
    expect(dialog()).toHaveAccessibleDescription('A tax on tax.');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Link to this term' })).toBeVisible();
  });

  test('closes by its button', async () => {
    render(<Term />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
  });

  test('closes by a click beside it and stays at a click inside', async () => {
    render(<Term />);
    await open();
    await userEvent.click(screen.getByText('A tax on tax.'));
    expect(dialog()).toBeVisible();
    // In a browser a click on the backdrop falls on the element itself.
    await userEvent.click(screen.getByRole('dialog'));
    expect(dialog()).not.toBeInTheDocument();
  });

  test('opens from code once, and an unknown name opens nothing', () => {
    render(<Term />);
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    openDialog('cess');
    openDialog('cess');
    openDialog('unknown');
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveAccessibleName('Cess');
  });
});

test('the button that closes it is where the focus goes when it opens', () => {
  render(<Term />);
  openDialog('cess');
  // The browser moves the focus by this attribute; jsdom has no modal dialogs.
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('autofocus');
});

test('the composed page has no autofocus: a browser would report it at an address with a fragment', () => {
  expect(renderToString(<Term />)).not.toContain('autofocus');
});

test('it is found by its id, and another kind of element with that id is not a dialog', () => {
  render(
    <>
      <Term />
      <p id="paragraph">No dialog.</p>
    </>,
  );
  expect(findDialog('slab')?.id).toBe('slab');
  expect(findDialog('paragraph')).toBeUndefined();
  expect(() => {
    openDialog('paragraph');
  }).not.toThrow();
});

test('a page with a dialog reads as it is composed: closed, with what it says in it for search engines', () => {
  const markup = renderToString(<Term />);
  expect(markup).toContain('A tax on tax.');
  expect(markup).not.toMatch(/<dialog[^>]* open/);
  expect(markup).toContain('closedby="any"');
  expect(markup).toContain('command="show-modal"');
});

describe('where the browser knows commands', () => {
  beforeEach(() => {
    Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true, writable: true });
    Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: 'any', configurable: true });
  });

  test('the buttons say what to open and close, and leave it to the browser', async () => {
    render(<Term />);
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const opener = screen.getByRole('button', { name: 'What is cess?' });
    expect(opener).toHaveAttribute('commandfor', 'cess');
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await open();
    expect(showModal).not.toHaveBeenCalled();
    openDialog('cess');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('commandfor', 'cess');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(close).not.toHaveBeenCalled();
  });
});
