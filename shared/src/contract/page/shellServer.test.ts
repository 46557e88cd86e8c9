import * as v from 'valibot';
import { shellServerSchema } from './shellServer.ts';

const name = () => '';
const render = () => Promise.resolve({ html: '', style: '' });

const server = {
  shareScope: { react: {}, 'react-dom': {} },
  render,
  renderRegion: render,
  earlyScript: name,
  documentStyle: name,
  headLinks: name,
  rootId: 'root',
  shellPages: [{ path: '/~health', title: 'Health', description: 'What is deployed.' }],
  brand: {
    drawSharePicture: () => undefined,
    colourToken: name,
    font: 'inter.ttf',
    icon: 'icon.svg',
    colours: { theme: '#000000', ground: '#ffffff' },
  },
};

const fields = (offered: unknown) =>
  v.safeParse(shellServerSchema(), offered).issues?.map((issue) => v.getDotPath(issue)) ?? [];

test('a bundle that offers everything is taken, with the very functions that it offers', () => {
  const taken = v.parse(shellServerSchema(), server);
  expect(taken.render).toBe(server.render);
  expect(taken.brand.drawSharePicture).toBe(server.brand.drawSharePicture);
});

test('what a bundle exports beside it is left out', () => {
  expect(v.parse(shellServerSchema(), { ...server, internals: {} })).toEqual(server);
});

test.each(Object.keys(server))('a bundle without “%s” is refused by that name', (field) => {
  expect(fields({ ...server, [field]: undefined })).toEqual([field]);
});

test.each(['render', 'renderRegion', 'documentStyle', 'headLinks'])(
  '“%s” is something to call, not a text',
  (field) => {
    expect(fields({ ...server, [field]: '<html>' })).toEqual([field]);
  },
);

test.each(Object.keys(server.brand))('a brand without “%s” is refused by that name', (field) => {
  expect(fields({ ...server, brand: { ...server.brand, [field]: undefined } })).toEqual([`brand.${field}`]);
});

test('a page of the shell has all that its document needs', () => {
  const shellPages = [...server.shellPages, { path: '/404', title: 'Not found' }];
  expect(fields({ ...server, shellPages })).toEqual(['shellPages.1.description']);
});
