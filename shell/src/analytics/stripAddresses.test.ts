import fc from 'fast-check';
import { stripRecord, stripText } from './stripAddresses.ts';

test.each([
  ['https://artha.example/auth/callback?code=abc&state=def', 'https://artha.example/auth/callback'],
  ['https://artha.example/tools/tax-calculator#salary=1200000', 'https://artha.example/tools/tax-calculator'],
  ['/finterms?q=me#sip', '/finterms'],
  ['see /a?b=c and /d#e, then', 'see /a and /d then'],
  ['a:nth-child="1"attr__href="/tools/tax#salary=12"text="Open"', 'a:nth-child="1"attr__href="/tools/tax"text="Open"'],
  ['access_token=abc.def and more', 'access_token= and more'],
  ['Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'Bearer [token]'],
  ['signed in as asha.rao+tax@mail.example.in', 'signed in as [e-mail]'],
  ['Is it 5 o’clock? Yes: #1', 'Is it 5 o’clock? Yes: #1'],
  ['https://artha.example/tools', 'https://artha.example/tools'],
])('“%s” is sent as “%s”', (text, stripped) => {
  expect(stripText(text)).toBe(stripped);
});

test('an event is stripped however deep, and keeps what is no text', () => {
  const at = new Date(0);
  expect(
    stripRecord({ $current_url: 'https://a.example/?code=1', at, n: 1, list: [{ href: '/x#y' }], none: null }),
  ).toEqual({ $current_url: 'https://a.example/', at, n: 1, list: [{ href: '/x' }], none: null });
});

test('words in attributes of a recorded element are masked; what draws the page stays', () => {
  const attributes = { class: 'card', 'aria-label': '₹12,000 debit', title: 'Rent', 'data-row': '7', href: '/x?y=z' };
  expect(stripRecord({ node: { attributes } })).toEqual({
    node: { attributes: { class: 'card', 'aria-label': '******* *****', title: '****', 'data-row': '*', href: '/x' } },
  });
});

test('what was chosen is not told', () => {
  const choice = { source: 5, text: 'yes', isChecked: true, id: 7 };
  expect(stripRecord({ data: choice })).toEqual({ data: { source: 5, text: '*', isChecked: false, id: 7 } });
});

const secret = fc.stringMatching(/^[A-Za-z0-9_-]{8,24}$/).map((text) => `SECRET${text}`);
const address = fc
  .record({
    url: fc.webUrl({ withQueryParameters: false, withFragments: false }),
    name: fc.constantFrom('code', 'access_token', 'q', 'salary', 'email'),
    mark: fc.constantFrom('?', '#', '?a=b&', '#a=b&', '?a#'),
    secret,
  })
  .map(({ url, name, mark, secret: value }) => `${new URL(url).href}${mark}${name}=${value}`);
const text = fc.oneof(
  address,
  fc.tuple(fc.lorem(), address, fc.lorem()).map((parts) => parts.join(' ')),
  address.map((url) => `{"href":"${url}"}`),
);
const { payload } = fc.letrec((tie) => ({
  payload: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.array(tie('payload'), { maxLength: 3 }),
    fc.dictionary(fc.lorem({ maxCount: 1 }), tie('payload'), { maxKeys: 3 }),
  ),
}));

test('no secret of any address is left, anywhere in the text', () => {
  fc.assert(
    fc.property(payload, (value) => {
      expect(JSON.stringify(stripRecord({ value }))).not.toContain('SECRET');
    }),
  );
});
