import { readView, viewHash } from './view.ts';

test('a link holds the filter and the page, or the remote', () => {
  expect(viewHash({ filter: 'team tax', page: 2 })).toBe('#filter=team+tax&page=2');
  expect(readView('#filter=team+tax&page=2')).toEqual({ remote: '', filter: 'team tax', page: 2 });
  expect(readView(viewHash({ remote: 'tax' }))).toEqual({ remote: 'tax', filter: '', page: 1 });
  expect(viewHash({})).toBe('');
});

test.each(['#page=0', '#page=-1', '#page=1.5', '#page=x', '#', ''])('%j is the first page of the list', (hash) => {
  expect(readView(hash)).toEqual({ remote: '', filter: '', page: 1 });
});
