import userEvent from '@testing-library/user-event';
import { SESSION_KEY } from '../session/storage/sessionKey.ts';
import { earlyEnglish } from '../texts/en/early.ts';
import { catchDocumentLoads } from '../testing/fakeLocation.ts';
import { forgetListeners } from '../testing/forgetListeners.ts';

const reached = jest.fn();
let forget: () => void;

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  reached.mockClear();
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
    <div data-region="screen"><div data-region="notice" data-ready><button type="button">Ready inside</button></div></div>
    <div data-region="navigation" data-ready><button type="button">Ready</button><input aria-label="Ready field"></div>
    <button type="button">Outside regions</button>`;
  for (const type of ['click', 'submit']) document.body.addEventListener(type, reached);
});

afterEach(() => {
  document.body.removeEventListener('click', reached);
  document.body.removeEventListener('submit', reached);
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  forget();
  jest.restoreAllMocks();
});

/** Loads and runs the script, as a new document does. */
async function runEarly(): Promise<EarlyRecord> {
  jest.resetModules();
  window.__earlyTexts = earlyEnglish;
  await import('./earlyScript.ts');
  if (!window.__early) throw new Error('The script has set no record.');
  return window.__early;
}

test('the query of the address is on the root element before the first paint, until the page cannot go on', async () => {
  history.replaceState(null, '', '?step=result');
  await runEarly();
  expect(document.documentElement).toHaveAttribute('data-query', '?step=result');
  window.__early?.release();
  expect(document.documentElement).not.toHaveAttribute('data-query');
  history.replaceState(null, '', '/');
});

test('Back loads the page at its address until the shell runs, which shows it itself', async () => {
  const { reload } = catchDocumentLoads();
  history.replaceState(null, '', '/finterms/upi');
  const early = await runEarly();
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  goTo('/finterms/upi#details');
  expect(reload).not.toHaveBeenCalled();
  goTo('/finterms');
  expect(reload).toHaveBeenCalledTimes(1);
  early.isShellRunning = true;
  goTo('/finterms');
  expect(reload).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
});

describe('what is far below the window', () => {
  const { documentElement } = document;

  afterEach(() => {
    history.replaceState(null, '', '/');
    documentElement.removeAttribute('data-opening');
    for (const name of ['requestIdleCallback', 'PerformanceObserver']) Reflect.deleteProperty(globalThis, name);
  });

  test.each([
    ['waits with its layout when a page opens at its top', null, '/', true],
    ['is laid out at once if the address leads into the page', null, '/#faq', false],
    ['is laid out at once after a reload or Back, where the person may be far down', { key: '1' }, '/', false],
  ])('%s', async (_, state, address, isOpening) => {
    history.replaceState(state, '', address);
    await runEarly();
    expect(documentElement.hasAttribute('data-opening')).toBe(isOpening);
  });

  test('is laid out when the browser is idle after the first paint', async () => {
    const observe = jest.fn();
    const idle = jest.fn<number, [() => void]>();
    const onPaint: (() => void)[] = [];
    class Observer {
      readonly observe = observe;
      constructor(callback: () => void) {
        onPaint.push(callback);
      }
    }
    Object.assign(globalThis, { requestIdleCallback: idle, PerformanceObserver: Observer });
    await runEarly();
    expect(observe).toHaveBeenCalledWith({ type: 'paint' });
    expect(idle).not.toHaveBeenCalled();
    onPaint[0]?.();
    expect(documentElement).toHaveAttribute('data-opening');
    idle.mock.calls[0]?.[0]();
    expect(documentElement).not.toHaveAttribute('data-opening');
  });

  test('is laid out at the latest when the page is loaded', async () => {
    await runEarly();
    dispatchEvent(new Event('load'));
    expect(documentElement).not.toHaveAttribute('data-opening');
  });
});

describe('a stored session', () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.documentElement.removeAttribute('data-session');
  });

  test.each([
    ['remembered', () => localStorage],
    ['of the tab', () => sessionStorage],
  ])('that is %s is marked before the first paint, where the shell looks for it', async (_, storage) => {
    storage().setItem(SESSION_KEY, '{}');
    await runEarly();
    expect(document.documentElement).toHaveAttribute('data-session');
  });

  test('leaves no mark if there is no session', async () => {
    await runEarly();
    expect(document.documentElement).not.toHaveAttribute('data-session');
  });
});

function find<E extends Element>(selector: string, type: new () => E): E {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`There is no ${selector}.`);
  return element;
}

const button = (label: string) => {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find((element) => [label, `${label} now`].includes(element.textContent));
  if (!found) throw new Error(`There is no button “${label}”.`);
  return found;
};

describe('before its region is hydrated', () => {
  test('a click is held with its button, also on an element inside, and no listener gets it', async () => {
    const early = await runEarly();
    await userEvent.click(find('b', HTMLElement));
    expect(early.held).toEqual([
      { region: find('[data-region="screen"]', HTMLElement), control: button('Calculate'), type: 'click' },
    ]);
    expect(reached).not.toHaveBeenCalled();
  });

  test('a form that is sent by the keyboard is held', async () => {
    const early = await runEarly();
    await userEvent.type(find('input[name=amount]', HTMLInputElement), '2{Enter}');
    expect(early.held).toHaveLength(1);
    expect(reached).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'submit' }));
  });

  test('a submit without a click is held', async () => {
    const early = await runEarly();
    const form = find('form', HTMLFormElement);
    form.requestSubmit();
    expect(early.held.map(({ control, type }) => [control, type])).toEqual([[form, 'submit']]);
    expect(reached).not.toHaveBeenCalled();
  });

  test('clicks are held in the order in which they came', async () => {
    const early = await runEarly();
    await userEvent.click(button('By command'));
    await userEvent.click(button('Calculate'));
    expect(early.held.map(({ control }) => control)).toEqual([button('By command'), button('Calculate')]);
  });

  test('what is typed, ticked and chosen is recorded with its last value, and stays in the field', async () => {
    const early = await runEarly();
    await userEvent.type(find('input[name=amount]', HTMLInputElement), '23');
    await userEvent.click(find('input[name=cess]', HTMLInputElement));
    await userEvent.selectOptions(find('select', HTMLSelectElement), 'PNB');
    await userEvent.type(find('textarea', HTMLTextAreaElement), 'Oct');
    const recorded = new Map([...early.fields].map(([field, value]) => [field.name, value]));
    expect(recorded).toEqual(new Map(Object.entries({ amount: '123', cess: 'on', bank: 'PNB', note: 'Oct' })));
    expect(find('input[name=amount]', HTMLInputElement)).toHaveValue('123');
    expect(find('input[name=cess]', HTMLInputElement)).toBeChecked();
  });
});

describe('the browser still answers', () => {
  test('links and details', async () => {
    const early = await runEarly();
    await userEvent.click(find('a', HTMLElement));
    expect(reached).toHaveBeenCalledTimes(1);
    await userEvent.click(find('summary', HTMLElement));
    expect(find('details', HTMLDetailsElement).open).toBe(true);
    expect(early.held).toEqual([]);
  });

  test('buttons that open a popover', async () => {
    const early = await runEarly();
    await userEvent.click(button('By popover'));
    expect(early.held).toEqual([]);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test('buttons with a command, where the browser knows commands', async () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'command', { value: '', configurable: true });
    const early = await runEarly();
    await userEvent.click(button('By command'));
    expect(early.held).toEqual([]);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test.each(['Ready', 'Ready inside', 'Outside regions'])(
    'the button “%s”, which is in no region that waits for hydration',
    async (label) => {
      const early = await runEarly();
      await userEvent.click(button(label));
      expect(early.held).toEqual([]);
      expect(reached).toHaveBeenCalledTimes(1);
    },
  );

  test('and what is typed in a region that is ready is not recorded', async () => {
    const early = await runEarly();
    await userEvent.type(find('[aria-label="Ready field"]', HTMLInputElement), 'a');
    expect(early.fields.size).toBe(0);
  });
});

describe('when the shell does not load', () => {
  const notice = () => document.querySelector('[role=alert]');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const submitted = jest.fn<undefined, [EventTarget | null]>();

  /** jsdom sends no forms: keeps which ones the browser would send. */
  function keepSubmit(event: Event) {
    if (!event.defaultPrevented) submitted(event.target);
    event.preventDefault();
  }

  beforeEach(() => {
    jest.useFakeTimers();
    find('[data-region="screen"]', HTMLElement).insertAdjacentHTML(
      'beforeend',
      '<form aria-label="Statement" action="/upload"><input name="file"><button type="submit">Upload</button></form>',
    );
    submitted.mockClear();
    document.body.addEventListener('submit', keepSubmit);
  });

  afterEach(() => {
    document.body.removeEventListener('submit', keepSubmit);
    jest.useRealTimers();
  });

  /** Says that a script of the page did not load, as the browser does. */
  function failScript(attributes: Partial<HTMLScriptElement>) {
    const script = Object.assign(document.createElement('script'), attributes);
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  }

  test.each([
    ['pressed a button', () => user.click(button('Calculate'))],
    ['typed', () => user.type(find('textarea', HTMLTextAreaElement), 'x')],
  ])('a person who has %s is told after eight seconds, and not earlier', async (_, action) => {
    await runEarly();
    await action();
    jest.advanceTimersByTime(7900);
    expect(notice()).toBeNull();
    jest.advanceTimersByTime(100);
    expect(notice()).toHaveTextContent(
      'This page did not load completely. You can still read it, follow links and send the form. Reload the page',
    );
    expect(notice()?.querySelector('a')).toHaveAttribute('href', '');
    expect(notice()?.parentElement).toBe(document.body);
  });

  test('a person who has only read is not told', async () => {
    await runEarly();
    jest.advanceTimersByTime(60_000);
    expect(notice()).toBeNull();
  });

  test('a script of the shell that fails says so at once', async () => {
    await runEarly();
    failScript({ defer: true });
    expect(notice()).toBeInTheDocument();
  });

  test('another script that fails says nothing', async () => {
    await runEarly();
    failScript({ defer: false });
    expect(notice()).toBeNull();
  });

  test('a page without a form that can be sent says nothing of one', async () => {
    find('[aria-label="Statement"]', HTMLElement).remove();
    (await runEarly()).release('AR-201');
    expect(notice()).toHaveTextContent(
      'This page did not load completely. You can still read it and follow links. Reload the page (AR-201)',
    );
  });

  test('it is said once', async () => {
    const early = await runEarly();
    await user.click(button('Calculate'));
    failScript({ defer: true });
    early.release();
    jest.advanceTimersByTime(8000);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  test('a form with an action is sent by the browser, with what was typed before', async () => {
    const early = await runEarly();
    const field = find('input[name=file]', HTMLInputElement);
    await user.type(field, 'statement');
    await user.click(button('Upload'));
    expect(submitted).not.toHaveBeenCalled();
    early.release();
    await user.click(button('Upload'));
    expect(submitted.mock.calls).toEqual([[find('[aria-label="Statement"]', HTMLElement)]]);
    expect(field).toHaveValue('statement');
    expect(early.held).toEqual([]);
  });

  test('a form without an action is not sent: what was typed would be in the address', async () => {
    const early = await runEarly();
    early.release();
    await user.click(button('Calculate'));
    await user.type(find('input[name=amount]', HTMLInputElement), '{Enter}');
    find('form', HTMLFormElement).requestSubmit();
    expect(submitted).not.toHaveBeenCalled();
    expect(early.held).toEqual([]);
  });

  test('what was pressed before is dropped, what was typed is kept for a shell that comes late', async () => {
    const early = await runEarly();
    await user.type(find('textarea', HTMLTextAreaElement), 'before');
    await user.click(button('Calculate'));
    early.release();
    await user.type(find('textarea', HTMLTextAreaElement), ' and after');
    expect(early.held).toEqual([]);
    expect([...early.fields.values()]).toEqual(['before and after']);
  });

  test('a shell that runs keeps it from being said', async () => {
    await runEarly();
    await user.click(button('Calculate'));
    const { takeOverPage } = await import('./takeOverPage.ts');
    takeOverPage();
    jest.advanceTimersByTime(8000);
    failScript({ defer: true });
    expect(notice()).toBeNull();
  });

  test('a shell that comes late takes the notice away, and clicks are held again', async () => {
    const early = await runEarly();
    early.release();
    const { takeOverPage } = await import('./takeOverPage.ts');
    takeOverPage();
    expect(notice()).toBeNull();
    await user.click(button('Upload'));
    expect(early.held).toHaveLength(1);
  });
});

describe('the font of the site', () => {
  // jsdom does not reflect `as` in its attribute.
  const preload = () => document.querySelector<HTMLLinkElement>('link[rel=preload]');

  beforeEach(() => {
    document.documentElement.removeAttribute('data-font');
    document.head.innerHTML = '<meta name="font" content="/inter.woff2">';
  });

  test('is requested where the page loaded quickly', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(120);
    await runEarly();
    expect(preload()).toHaveAttribute('href', '/inter.woff2');
    expect(preload()).toMatchObject({ as: 'font', crossOrigin: expect.stringMatching(/^(anonymous)?$/) });
    expect(document.documentElement).toHaveAttribute('data-font');
  });

  test('is not requested where the page loaded slowly, and the system’s font stays', async () => {
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
