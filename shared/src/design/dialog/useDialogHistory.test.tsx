import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from '@artha/shared';
import { stubNativeDialog, TestRouter } from '../../testing/index.ts';
import { Dialog, opensDialog } from './Dialog.tsx';
import { readHash, useDialogHistory } from './useDialogHistory.ts';

const dialogs = [
  { dialogId: 'term-1', hash: 'cess' },
  { dialogId: 'term-2', hash: 'slab' },
];

function Terms() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useDialogHistory(dialogs);
  return (
    <>
      <button type="button" {...opensDialog('term-1')}>
        Cess
      </button>
      <button type="button" {...opensDialog('term-2')}>
        Slab
      </button>
      <Dialog id="term-1" title="Cess">
        A tax on a tax. It is raised on the tax of each <Link to="#slab">slab</Link>.
        <button type="button" {...opensDialog('term-2')}>
          What is a slab?
        </button>
      </Dialog>
      <Dialog id="term-2" title="Slab">
        A part of the income that is taxed at one rate.
      </Dialog>
      <Dialog id="other" title="A dialog without an address">
        It has no entry.
      </Dialog>
      <button type="button" {...opensDialog('other')}>
        Other
      </button>
      <Link to="/terms?year=2025#SLAB">A link to slab</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      <output aria-label="Address">{pathname + search + hash}</output>
    </>
  );
}

/** A page whose address is `path`, reached from another page. */
function show(path = '/terms?year=2025') {
  render(
    <TestRouter path={path} previousPath="/before">
      <Terms />
    </TestRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const close = () => press('Close');
const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
const address = () => screen.getByRole('status', { name: 'Address' });

async function expectPage(path: string, open: readonly string[]) {
  await waitFor(() => {
    expect(address()).toHaveTextContent(path);
  });
  await waitFor(() => {
    expect(titles()).toEqual(open.map((id) => `${id}-title`));
  });
}

beforeAll(stubNativeDialog);

test('opening a dialog makes one entry with its hash: Back closes it, Forward opens it again', async () => {
  show();
  await press('Cess');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  await press('Back');
  await expectPage('/terms?year=2025', []);
  await press('Forward');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  await press('Back');
  await press('Back');
  await expectPage('/before', []);
});

test('closing a dialog goes back to the entry before it', async () => {
  show();
  await press('Cess');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  await close();
  await expectPage('/terms?year=2025', []);
  await press('Back');
  await expectPage('/before', []);
});

test('closing a dialog that Forward has opened goes back as well', async () => {
  show();
  await press('Cess');
  await press('Back');
  await press('Forward');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  await close();
  await expectPage('/terms?year=2025', []);
  await press('Back');
  await expectPage('/before', []);
});

test('closing a dialog that the page was reached with takes the hash out of its entry', async () => {
  show('/terms#cess');
  await expectPage('/terms#cess', ['term-1']);
  await close();
  await expectPage('/terms', []);
  await press('Back');
  await expectPage('/before', []);
});

test('a hash that is followed while another dialog is open leaves one open, and Back the other', async () => {
  show();
  await press('Cess');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  await userEvent.click(screen.getByRole('link', { name: 'A link to slab' }));
  await expectPage('/terms?year=2025#SLAB', ['term-2']);
  await press('Back');
  await expectPage('/terms?year=2025#cess', ['term-1']);
});

test('a dialog that is opened from another takes its place and its entry', async () => {
  show();
  await press('Cess');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  await press('What is a slab?');
  await expectPage('/terms?year=2025#slab', ['term-2']);
  await close();
  await expectPage('/terms?year=2025', []);
  await press('Back');
  await expectPage('/before', []);
});

test('a dialog that is opened while the entry of the last one is being taken back has its own entry', async () => {
  show();
  await press('Cess');
  await expectPage('/terms?year=2025#cess', ['term-1']);
  for (const name of ['Close', 'Slab']) screen.getByRole('button', { name }).click();
  await expectPage('/terms?year=2025#slab', ['term-2']);
  await press('Back');
  await expectPage('/terms?year=2025', []);
});

test('a dialog that was opened before the page was hydrated has an entry from then on', async () => {
  const before = document.createElement('dialog');
  before.id = 'term-1';
  before.open = true;
  document.body.prepend(before);
  show();
  await waitFor(() => {
    expect(address()).toHaveTextContent('/terms?year=2025#cess');
  });
  before.remove();
});

test('a dialog without an address of its own leaves the history alone', async () => {
  show();
  await press('Other');
  await expectPage('/terms?year=2025', ['other']);
  await close();
  await press('Back');
  await expectPage('/before', []);
});

test.each([
  ['#KYC', 'kyc'],
  ['#term%20deposit', 'term deposit'],
  ['#100%', '100%'],
  ['', ''],
])('the hash “%s” says “%s”', (hash, text) => {
  expect(readHash(hash)).toBe(text);
});
