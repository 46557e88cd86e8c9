import * as v from 'valibot';
import { listNeeds, needsSchema } from './needs.ts';
import { readsReleaseFiles } from './readsReleaseFiles.ts';
import { routeSchema } from './route.ts';

const route = { path: '/tools/maps', screen: 'Maps', title: 'Maps', description: 'Maps.' };

test('a route with needs is a document of its own, whatever else it says', () => {
  expect(v.parse(routeSchema, { ...route, needs: { html: true } })).toMatchObject({ isolated: true });
  expect(v.parse(routeSchema, { ...route, isolated: false, needs: {} })).toMatchObject({ isolated: true });
  expect(v.parse(routeSchema, route)).toEqual(route);
});

test.each([
  ['an unknown need', { scripts: true }],
  ['a need that is not true', { html: false }],
  ['pictures of anywhere', { images: ['https://*'] }],
  ['pictures of an address', { images: ['https://a.example/folder'] }],
  ['pictures without protection', { images: ['http://a.example'] }],
  ['a source that would add another directive', { images: ["https://a.example; script-src 'self'"] }],
  ['pictures of nowhere', { images: [] }],
  ['another part of the device', { devices: ['payment'] }],
])('%s is refused', (_, needs) => {
  expect(v.is(needsSchema, needs)).toBe(false);
});

test('needs are listed by name, each origin and device by itself', () => {
  expect(
    listNeeds({ devices: ['camera'], html: true, images: ['https://a.example', 'https://b.example:8443'] }),
  ).toEqual(['html', 'images of https://a.example', 'images of https://b.example:8443', 'devices of camera']);
  expect(listNeeds({})).toEqual([]);
});

test.each([
  [undefined, false],
  [{ inlineStyles: true, html: true }, false],
  [{ wasm: true }, true],
  [{ workers: true }, true],
  [{ frames: true }, true],
] as const)('a page that needs %j gets the files of its release: %s', (needs, gets) => {
  expect(readsReleaseFiles(needs)).toBe(gets);
});
