import { startSandbox, type Sandbox } from '../startSandbox.ts';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox();
});

afterEach(() => sandbox.close());

const send = (path: string, email: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(sandbox.url + path, { method: 'POST', headers, body: new URLSearchParams({ email }) });

describe('the waitlist', () => {
  test('stores an address once, and shows it', async () => {
    expect((await send('/waitlist', 'Asha@Example.com ')).status).toBe(200);
    expect((await send('/waitlist/join', 'asha@example.com')).status).toBe(204);
    const page = await (await fetch(`${sandbox.url}/waitlist/people`)).text();
    expect(page.match(/asha@example\.com/g)).toHaveLength(1);
  });

  test('asks again after an invalid address', async () => {
    const page = await send('/waitlist', 'asha');
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('Please enter an e-mail address.');
    expect((await send('/waitlist/join', '')).status).toBe(422);
    expect(sandbox.waitlist.entries).toEqual([]);
  });

  test('accepts its form only from itself, and its widget from anywhere', async () => {
    expect((await send('/waitlist', 'a@example.com', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send('/waitlist', 'a@example.com', { origin: sandbox.url })).status).toBe(200);
    // Browsers decide by it what they send with the page's own form.
    const page = await fetch(`${sandbox.url}/waitlist`);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const widget = await send('/waitlist/join', 'a@example.com', { origin: 'null' });
    expect([widget.status, widget.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('offers a widget whose files a frame without an origin may load', async () => {
    const { waitlistWidget } = sandbox.settings;
    const [script, style] = await Promise.all(
      [waitlistWidget.script, waitlistWidget.stylesheet].map((address) => fetch(address)),
    );
    expect(script?.headers.get('content-type')).toContain('text/javascript');
    expect(style?.headers.get('content-type')).toContain('text/css');
    for (const file of [script, style]) {
      expect(file?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });
});
