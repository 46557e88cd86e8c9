import { readSteps, type PublishStep } from './readSteps.ts';

const text = [
  { step: 'received' },
  { step: 'rendered', page: '/₹/tax' },
  { step: 'live', name: 'tax', version: '1.0.0', digest: 'a', changed: true },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('');

/** The bytes of a text in pieces of this length. */
async function* pieces(content: string, length: number) {
  const bytes = new TextEncoder().encode(content);
  for (let from = 0; from < bytes.length; from += length)
    yield await Promise.resolve(bytes.subarray(from, from + length));
}

test.each([1, 7, 1000])('steps that arrive in pieces of %i bytes are reported in order', async (length) => {
  const steps: PublishStep[] = [];
  const result = await readSteps(pieces(text, length), (step) => steps.push(step));
  expect(steps).toEqual([{ step: 'received' }, { step: 'rendered', page: '/₹/tax' }]);
  expect(result).toMatchObject({ step: 'live', name: 'tax', changed: true });
});

test('a response that ends early, or says something else, is an error', async () => {
  const cut = text.slice(0, text.lastIndexOf('{'));
  await expect(readSteps(pieces(cut, 10), () => undefined)).rejects.toThrow('ended its response before the result');
  await expect(readSteps(pieces('{"step":"done"}\n', 10), () => undefined)).rejects.toThrow(/Invalid/);
});
