import { describeAllowed, describePages, type RemotePages } from './describePages.ts';

test('each need of a page is said with what it gives up, and so is a page that only renders in a browser', () => {
  const routes: RemotePages['routes'] = [
    { path: '/tools/maps', needs: { html: true, images: ['https://a.example'] } },
    { path: '/{product}/chart', render: 'browser' },
    { path: '/tools/plain' },
  ];
  expect(describePages({ name: 'maps', routes }, 'artha')).toEqual([
    'maps: /tools/maps needs html, HTML as it is. The browser’s Sanitizer does not read it; scripts still need their digest.',
    'maps: /tools/maps needs images of https://a.example, pictures. Their origin learns of each visit, and data can leave in an address.',
    'maps: /artha/chart only renders in a browser (visitors see a placeholder until its scripts run)',
  ]);
});

test('every need has its price', () => {
  const needs = { inlineStyles: true, html: true, wasm: true, workers: true, frames: true } as const;
  const lists = { images: ['https://a.example'], devices: ['usb' as const] };
  const lines = describePages({ name: 'maps', routes: [{ path: '/maps', needs: { ...needs, ...lists } }] }, 'artha');
  expect(lines).toHaveLength(7);
  for (const line of lines) expect(line).toMatch(/ needs .+, .+\. .+\.$/);
});

test('the policy is said in a sentence, also if it allows nothing', () => {
  expect(describeAllowed('maps', { wasm: true, devices: ['camera'] })).toBe(
    'The policy allows the pages of maps: wasm, devices of camera.',
  );
  expect(describeAllowed('maps', 'all')).toBe('The policy allows the pages of maps every need.');
  expect(describeAllowed('maps')).toBe('The policy allows the pages of maps no needs.');
});
