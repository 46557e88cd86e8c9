import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import './earlyScript.ts';
import { releaseEvents, replay } from './replay.ts';

/** The state of React, as a person would read it. */
function Known({ amount, note, cess, regime, bank, said }: Record<string, string | boolean | readonly string[]>) {
  return <output>{JSON.stringify({ amount, note, cess, regime, bank, said })}</output>;
}

function Salary({ start = '1' }: { readonly start?: string }) {
  const [amount, setAmount] = useState(start);
  const [note, setNote] = useState('');
  const [cess, setCess] = useState(false);
  const [regime, setRegime] = useState('old');
  const [bank, setBank] = useState('HDFC');
  const [said, setSaid] = useState<readonly string[]>([]);
  const say = (what: string) => {
    setSaid((before) => [...before, what]);
  };
  return (
    <form
      aria-label="Salary"
      onSubmit={(event) => {
        event.preventDefault();
        say(`sent ${amount}`);
      }}
    >
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <input aria-label="Name" defaultValue="" onChange={(event) => say(`named ${event.target.value}`)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <input aria-label="Cess" type="checkbox" checked={cess} onChange={(event) => setCess(event.target.checked)} />
      {['old', 'new', 'both'].map((value) => (
        <input
          key={value}
          type="radio"
          name="regime"
          aria-label={value}
          checked={regime === value}
          onChange={() => setRegime(value)}
        />
      ))}
      <select aria-label="Bank" value={bank} onChange={(event) => setBank(event.target.value)}>
        <option>HDFC</option>
        <option>PNB</option>
      </select>
      <button type="button" onClick={() => say('add')}>
        Add
      </button>
      <button type="button" onClick={() => say('remove')}>
        Remove
      </button>
      <button type="submit">Send</button>
      <Known {...{ amount, note, cess, regime, bank, said }} />
    </form>
  );
}

const composed = (start: string) => `
  <form aria-label="Salary"><input aria-label="Amount" value="${start}"><input aria-label="Name" value=""><textarea aria-label="Note"></textarea>
  <input aria-label="Cess" type="checkbox">
  <input type="radio" name="regime" aria-label="old" checked=""><input type="radio" name="regime" aria-label="new">
  <input type="radio" name="regime" aria-label="both">
  <select aria-label="Bank"><option selected="">HDFC</option><option>PNB</option></select>
  <button type="button">Add</button><button type="button">Remove</button><button type="submit">Send</button>
  <output>${JSON.stringify({ amount: start, note: '', cess: false, regime: 'old', bank: 'HDFC', said: [] }).replaceAll('"', '&quot;')}</output></form>`;

/** A region as the composer wrote it. */
function compose({ start = '1' } = {}): HTMLElement {
  const region = document.createElement('section');
  region.dataset['region'] = 'screen';
  region.innerHTML = composed(start).trim().replaceAll(/>\s+</g, '><');
  document.body.append(region);
  return region;
}

function Ready({ region }: { readonly region: HTMLElement }) {
  useEffect(() => {
    replay(region);
  }, [region]);
  return null;
}

/** Hydrates it, and waits until it answers. */
async function hydrate(region: HTMLElement, { start = '1' } = {}) {
  render(
    <>
      <Salary start={start} />
      <Ready region={region} />
    </>,
    { container: region, hydrate: true },
  );
  await waitFor(() => {
    expect(region).toHaveAttribute('data-ready');
  });
}

const knows = (what: Record<string, unknown>) =>
  waitFor(() => {
    expect(JSON.parse(screen.getByRole('status').textContent)).toMatchObject(what);
  });

let complaints: jest.SpyInstance;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  document.body.replaceChildren();
  window.__early?.held.splice(0);
  window.__early?.fields.clear();
});

describe('what a person did before hydration counts afterwards:', () => {
  test('a text that was typed', async () => {
    const region = compose();
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '23');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Oct');
    await hydrate(region);
    await knows({ amount: '123', note: 'Oct' });
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('123');
  });

  test('a text in a field whose value React does not hold', async () => {
    const region = compose();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha');
    await hydrate(region);
    await knows({ said: ['named Asha'] });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  });

  test('a text that was taken away', async () => {
    const region = compose({ start: '600000' });
    await userEvent.clear(screen.getByRole('textbox', { name: 'Amount' }));
    await hydrate(region, { start: '600000' });
    await knows({ amount: '' });
  });

  test('a text that was typed and taken away again is as it was', async () => {
    const region = compose();
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '2{Backspace}');
    await hydrate(region);
    await knows({ amount: '1' });
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1');
  });

  test('a box that was ticked', async () => {
    const region = compose();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cess' }));
    await hydrate(region);
    await knows({ cess: true });
    expect(screen.getByRole('checkbox', { name: 'Cess' })).toBeChecked();
  });

  test('a box that was ticked and cleared is as it was', async () => {
    const region = compose();
    await userEvent.dblClick(screen.getByRole('checkbox', { name: 'Cess' }));
    await hydrate(region);
    await knows({ cess: false });
    expect(screen.getByRole('checkbox', { name: 'Cess' })).not.toBeChecked();
  });

  test('the one of a group that was chosen last', async () => {
    const region = compose();
    await userEvent.click(screen.getByRole('radio', { name: 'new' }));
    await userEvent.click(screen.getByRole('radio', { name: 'both' }));
    await hydrate(region);
    await knows({ regime: 'both' });
    expect(screen.getByRole('radio', { name: 'both' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'new' })).not.toBeChecked();
  });

  test('the one of a group that was composed, when it was chosen again', async () => {
    const region = compose();
    await userEvent.click(screen.getByRole('radio', { name: 'new' }));
    await userEvent.click(screen.getByRole('radio', { name: 'old' }));
    await hydrate(region);
    await knows({ regime: 'old' });
    expect(screen.getByRole('radio', { name: 'old' })).toBeChecked();
  });

  test('what was chosen from a list', async () => {
    const region = compose();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), 'PNB');
    await hydrate(region);
    await knows({ bank: 'PNB' });
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveValue('PNB');
  });

  test('clicks, in their order', async () => {
    const region = compose();
    for (const name of ['Add', 'Remove', 'Add', 'Add']) await userEvent.click(screen.getByRole('button', { name }));
    await hydrate(region);
    await knows({ said: ['add', 'remove', 'add', 'add'] });
  });

  test('a form that was sent, with what was typed before', async () => {
    const region = compose();
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '23{Enter}');
    await hydrate(region);
    await knows({ amount: '123', said: ['sent 123'] });
  });
});

test('from then on the region answers by itself, and nothing counts twice', async () => {
  const region = compose();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await hydrate(region);
  await knows({ said: ['add'] });
  replay(region);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await knows({ said: ['add', 'remove'] });
  expect(window.__early?.held).toEqual([]);
});

test('a region does what was done in it, and leaves the others theirs', async () => {
  const [waiting, region] = [compose(), compose()];
  const other = within(waiting);
  await userEvent.click(other.getByRole('button', { name: 'Remove' }));
  await userEvent.type(other.getByRole('textbox', { name: 'Amount' }), '9');
  await userEvent.click(within(region).getByRole('button', { name: 'Add' }));
  await hydrate(region);
  await waitFor(() => {
    expect(within(region).getByRole('status')).toHaveTextContent('"said":["add"]');
  });
  expect(window.__early?.held.map((entry) => entry.region)).toEqual([waiting]);
  expect(window.__early?.fields.size).toBe(1);
  expect(waiting).not.toHaveAttribute('data-ready');
});

test('clicks in a region that was released are never replayed; what was typed is', async () => {
  const [region, other] = [compose(), compose()];
  await userEvent.click(within(region).getByRole('button', { name: 'Add' }));
  await userEvent.click(within(other).getByRole('button', { name: 'Add' }));
  await userEvent.type(within(region).getByRole('textbox', { name: 'Amount' }), '23');
  const holdEvents = releaseEvents(region);
  expect(window.__early?.isReleased).toBe(true);
  holdEvents();
  expect(window.__early?.isReleased).toBe(false);
  expect(window.__early?.held.map((entry) => entry.region)).toEqual([other]);
  other.remove();
  await hydrate(region);
  await knows({ amount: '123', said: [] });
});

test('without a record of the early script a region becomes ready all the same', async () => {
  const early = window.__early;
  Reflect.deleteProperty(window, '__early');
  await hydrate(compose());
  if (early) window.__early = early;
});
