import userEvent from '@testing-library/user-event';
import { forgetListeners } from '../testing/forgetListeners.ts';

const answered = jest.fn();
let forget: () => void;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  answered.mockClear();
  forget = forgetListeners(window);
  document.body.innerHTML = `
    <div data-region="screen">
      <form aria-label="Salary">
        <label>Amount <input name="amount" value="1"></label>
        <label>Cess <input type="checkbox" name="cess"></label>
        <label>Bank <select name="bank"><option>HDFC</option><option>PNB</option></select></label>
        <label>Note <textarea name="note"></textarea></label>
        <button type="submit">Calculate <b>now</b></button>
        <button type="button" commandfor="dialog">By command</button>
        <button type="button" popovertarget="dialog">By popover</button>
      </form>
      <a href="#there">A link</a>
      <details><summary>A question</summary>An answer</details>
    </div>
    <div data-region="navigation" data-ready><button type="button">Ready</button><input aria-label="Ready field"></div>
    <button type="button">Of no region</button>`;
  for (const type of ['click', 'submit']) document.body.addEventListener(type, answered);
});

afterEach(() => {
  document.body.removeEventListener('click', answered);
  document.body.removeEventListener('submit', answered);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  forget();
  jest.restoreAllMocks();
});

/** Runs the script, as a new document would. */
async function runEarly(): Promise<EarlyRecord> {
  jest.resetModules();
  await import('./earlyScript.ts');
  if (!window.__early) throw new Error('The script left no record.');
  return window.__early;
}

function find<E extends Element>(selector: string, type: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`There is no ${selector}.`);
  return element;
}

const button = (label: string) => {
  const found = [...document.querySelectorAll('button')].find((element) => element.textContent.startsWith(label));
  if (!found) throw new Error(`There is no button “${label}”.`);
  return found;
};

describe('before its region is hydrated', () => {
  test('a click is held with its button, also when it fell on something inside, and reaches nobody', async () => {
    const early = await runEarly();
    await userEvent.click(find('b', HTMLElement));
    expect(early.held).toEqual([
      { region: find('[data-region="screen"]', HTMLElement), control: button('Calculate'), type: 'click' },
    ]);
    expect(answered).not.toHaveBeenCalled();
  });

  test('a form that is sent by the keyboard is held', async () => {
    const early = await runEarly();
    await userEvent.type(find('input[name=amount]', HTMLInputElement), '2{Enter}');
    expect(early.held).toHaveLength(1);
    expect(answered).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'submit' }));
  });

  test('a form that is sent by itself is held as one', async () => {
    const early = await runEarly();
    const form = find('form', HTMLFormElement);
    form.requestSubmit();
    expect(early.held.map(({ control, type }) => [control, type])).toEqual([[form, 'submit']]);
    expect(answered).not.toHaveBeenCalled();
  });

  test('clicks are held in the order in which they came', async () => {
    const early = await runEarly();
    await userEvent.click(button('By command'));
    await userEvent.click(button('Calculate'));
    expect(early.held.map(({ control }) => control)).toEqual([button('By command'), button('Calculate')]);
  });

  test('what is typed, ticked and chosen is noted with its last value, and stays in the field', async () => {
    const early = await runEarly();
    await userEvent.type(find('input[name=amount]', HTMLInputElement), '23');
    await userEvent.click(find('input[name=cess]', HTMLInputElement));
    await userEvent.selectOptions(find('select', HTMLSelectElement), 'PNB');
    await userEvent.type(find('textarea', HTMLTextAreaElement), 'Oct');
    const noted = new Map([...early.fields].map(([field, value]) => [field.name, value]));
    expect(noted).toEqual(new Map(Object.entries({ amount: '123', cess: 'on', bank: 'PNB', note: 'Oct' })));
    expect(find('input[name=amount]', HTMLInputElement)).toHaveValue('123');
    expect(find('input[name=cess]', HTMLInputElement)).toBeChecked();
  });
});

describe('left alone are', () => {
  test('links and questions, which the browser answers by itself', async () => {
    const early = await runEarly();
    await userEvent.click(find('a', HTMLElement));
    expect(answered).toHaveBeenCalledTimes(1);
    await userEvent.click(find('summary', HTMLElement));
    expect(find('details', HTMLDetailsElement).open).toBe(true);
    expect(early.held).toEqual([]);
  });

  test('buttons that open a popover', async () => {
    const early = await runEarly();
    await userEvent.click(button('By popover'));
    expect(early.held).toEqual([]);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('buttons with a command, where the browser knows commands', async () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true });
    const early = await runEarly();
    await userEvent.click(button('By command'));
    expect(early.held).toEqual([]);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test.each(['Ready', 'Of no region'])('the button “%s”, which stands in no region that waits', async (label) => {
    const early = await runEarly();
    await userEvent.click(button(label));
    expect(early.held).toEqual([]);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('fields of a region that is ready', async () => {
    const early = await runEarly();
    await userEvent.type(find('[aria-label="Ready field"]', HTMLInputElement), 'a');
    expect(early.fields.size).toBe(0);
  });
});

describe('the font of the site', () => {
  const preload = () => document.querySelector('link[rel=preload][as=font]');

  beforeEach(() => {
    document.documentElement.removeAttribute('data-font');
    document.head.innerHTML = '<meta name="font" content="/inter.woff2">';
  });

  test('is asked for where the page came quickly', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(120);
    await runEarly();
    expect(preload()).toHaveAttribute('href', '/inter.woff2');
    expect(preload()).toHaveAttribute('crossorigin', 'anonymous');
    expect(document.documentElement).toHaveAttribute('data-font');
  });

  test('is left out where the page took its time, and the system’s font stays', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(640);
    await runEarly();
    expect(preload()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute('data-font');
  });
});

describe('the theme of an earlier visit', () => {
  test.each(['light', 'dark'])('%s shows before the first paint', async (theme) => {
    localStorage.setItem('artha-theme', theme);
    await runEarly();
    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  });

  test.each(['system', 'sepia'])('%s leaves it to the system', async (theme) => {
    localStorage.setItem('artha-theme', theme);
    await runEarly();
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('is the system’s where storage is blocked, and clicks are held all the same', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const early = await runEarly();
    await userEvent.click(button('Calculate'));
    expect(early.held).toHaveLength(1);
  });
});
