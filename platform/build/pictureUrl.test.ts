import { pictureUrl } from './pictureUrl.ts';

test.each([
  ['logo.png', 'image/png'],
  ['photo.jpg', 'image/jpeg'],
  ['photo.jpeg', 'image/jpeg'],
  ['icon.svg', 'image/svg+xml'],
])('%s is imported as its content', (file, type) => {
  expect(pictureUrl(file, Buffer.from('picture'))).toBe(
    `data:${type};base64,${Buffer.from('picture').toString('base64')}`,
  );
});

test('a picture that is too large for a script is refused with the remedy', () => {
  expect(() => pictureUrl('photo.jpg', Buffer.alloc(30_000))).toThrow(
    /^photo\.jpg has 30 KB\. .*10 KB\. Make it smaller/,
  );
});
