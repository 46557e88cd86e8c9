import { checkVersion } from './checkVersion.ts';

const history = [
  { version: '0.1.0', digest: 'aaaa' },
  { version: '0.10.0', digest: 'bbbb' },
  { version: '0.2.0', digest: 'cccc' },
];

test('a version that a kept release has with other content is refused, with the next free version', () => {
  expect(() => {
    checkVersion(history, 'tax', { version: '0.1.0', digest: 'dddd' });
  }).toThrow(/^RE-41: tax 0\.1\.0 is another release \(aaaa\); 0\.10\.1 is free\.\n.*npm version patch/);
});

test.each([
  ['a new version', { version: '0.11.0', digest: 'dddd' }, history],
  ['the same content again', { version: '0.1.0', digest: 'aaaa' }, history],
  ['a first release', { version: '0.1.0', digest: 'dddd' }, []],
])('%s is accepted', (_, added, kept) => {
  expect(() => {
    checkVersion(kept, 'tax', added);
  }).not.toThrow();
});
