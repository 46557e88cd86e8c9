import { offlinePage } from './offlinePage.ts';

test('it speaks the language of the address', async () => {
  expect((await offlinePage('/hi/tools', [])).body).toContain('<html lang="hi">');
  expect((await offlinePage('/tools/hi', [])).body).toContain('<html lang="en-IN">');
});

test('with nothing on the device, it says how something gets there', async () => {
  expect((await offlinePage('/', [])).body).toContain('A tool that you have opened once');
});

test('it repeats an address as text alone', async () => {
  expect((await offlinePage('/"><script>', [])).body).not.toContain('<script>');
});
