import { runStepHere } from '@artha/interpreter/testing/runStepHere';
import { pagesStep, type EntryToCheck } from './pagesStep.ts';

const region = '<div>TOKEN</div>';
const frame = {
  html: `<main>${region}</main>`,
  style: '<style></style>',
  region,
  token: 'TOKEN',
  documentStyle: '',
  reservedIds: [],
};
const answer = (value: unknown) => JSON.stringify({ json: JSON.stringify(value) });

async function check(entry: Partial<Extract<EntryToCheck, { kind: 'page' }>>) {
  const page: EntryToCheck = { kind: 'page', address: '/tax', frame, ...entry };
  const input = { origin: 'https://artha.example', ownPaths: ['/tax'], entries: [page] };
  return (await runStepHere(pagesStep, { input })).results[0];
}

test('a page names the styles of its markup, which its policy allows by their digests', async () => {
  const html =
    '<div><style>:root{}</style><p style="width:20%">a</p><b style="font-family:&quot;Noto&quot;">b</b></div>';
  expect(await check({ page: answer({ html, style: '' }) })).toMatchObject({
    page: { styleTexts: [':root{}'], styleAttributes: ['width:20%', 'font-family:"Noto"'] },
  });
});

test('a page that is the shell’s own placeholder is its frame', async () => {
  expect(await check({})).toMatchObject({ page: { html: frame.html, styles: [], data: [] } });
});

test.each([
  ['no response', { page: '' }, 'It returns an invalid response.'],
  ['an error', { page: '{"error":"window is not defined"}' }, 'window is not defined'],
  ['other than markup', { page: answer(3) }, 'Invalid type: Expected Object but received 3'],
  ['no frame', { frame: undefined, page: answer({ html: '', style: '' }) }, 'The shell has no such page.'],
  [
    'invalid data',
    { page: answer({ html: '<div></div>', style: '' }), data: answer([{}]) },
    'Invalid key: Expected "@type" but received undefined',
  ],
])('a page with %s is refused', async (_, entry, error) => {
  expect(await check(entry)).toEqual({ error });
});
