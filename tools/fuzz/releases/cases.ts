import fc from 'fast-check';
import { integrityOf } from '@artha/core/integrity';
import { remoteRelease } from '@artha/core/testing/releases';
import { failuresStep } from '@artha/interpreter/failuresStep';
import { framesStep } from '@artha/interpreter/framesStep';
import { iconStep } from '@artha/features/iconStep';
import { pagesStep } from '@artha/core/pagesStep';
import type { RunStep } from '@artha/interpreter/runStep';
import { manifestsOf } from './manifests.ts';
import { heads, screens, styles } from './markup.ts';
import { bombs, damaged, fileNames, icons, pictures, sourceMaps } from './releaseFiles.ts';
import { tryPages, type PageCase } from './tryPages.ts';
import { pack, tryUpload, type Files } from './tryRelease.ts';

/** The number of cases of a seed with each outcome. */
type Tally = Readonly<Record<string, number>>;

/** Tries what one seed draws. */
type Try = (seed: number, run: RunStep) => Promise<Tally>;

const draw = <T>(arbitrary: fc.Arbitrary<T>, seed: number, count = 1): T[] =>
  fc.sample(arbitrary, { seed, numRuns: count });
const drawOne = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T => {
  const [value] = draw(arbitrary, seed);
  if (value === undefined) throw new Error('Nothing was drawn.');
  return value;
};

const page: fc.Arbitrary<PageCase> = fc.oneof(
  { weight: 4, arbitrary: screens.map((screen) => ({ head: '', screen })) },
  { weight: 1, arbitrary: styles.map((screen) => ({ head: '', screen })) },
  { weight: 1, arbitrary: heads.map((head) => ({ head, screen: '<p>a</p>' })) },
);

/** Pages that one process checks. */
const PAGES_AT_ONCE = 100;

/** The files of a release without its manifest. */
const plainFiles: Files = new Map([
  ['browser/remoteEntry.js', Buffer.from('entry()')],
  ['server/Tax.cjs', Buffer.from("exports.Tax = () => 'tax';")],
]);

/** A manifest for files, as a build writes it. */
function describe(files: Files, screen: object = {}): object {
  const described = Array.from(files, ([path, content]): [string, object] => [
    path,
    { size: content.length, integrity: integrityOf(content) },
  ]);
  return {
    ...remoteRelease(),
    files: Object.fromEntries(described),
    screens: { Tax: { browser: [], server: 'server/Tax.cjs', ...screen } },
  };
}

async function uploadOf(files: Files, manifest: string): Promise<string> {
  const content = Buffer.from(manifest);
  return tryUpload(await pack(new Map([['release.json', content], ...files])), content);
}

/** An upload with one file that the seed draws. */
async function uploadWith(path: string, content: Uint8Array, screen?: object): Promise<string> {
  const files = new Map([...plainFiles, [path, content] as const]);
  return uploadOf(files, JSON.stringify(describe(files, screen)));
}

/** Counts an outcome. */
const counted = (outcome: string): Tally => ({ [outcome]: 1 });

/** The tries by the kind of input that the release service reads of a team. */
export const tries: Readonly<Record<string, Try>> = {
  pages: (seed, run) => tryPages(draw(page, seed, PAGES_AT_ONCE), run),
  manifest: async (seed) =>
    counted(`manifest, ${await uploadOf(plainFiles, drawOne(manifestsOf(describe(plainFiles)), seed))}`),
  archive: async (seed) => {
    const manifest = Buffer.from(JSON.stringify(describe(plainFiles)));
    const sound = await pack(new Map([['release.json', manifest], ...plainFiles]));
    return counted(`archive, ${await tryUpload(drawOne(fc.oneof(damaged(sound), bombs), seed), manifest)}`);
  },
  file: async (seed) => {
    const [path, content] = drawOne(fc.tuple(fileNames, fc.uint8Array({ maxLength: 300 })), seed);
    return counted(`file, ${await uploadWith(path, content)}`);
  },
  icon: async (seed, run) => {
    const svg = drawOne(
      fc.oneof({ weight: 4, arbitrary: icons }, { weight: 1, arbitrary: icons.chain(damaged) }),
      seed,
    );
    const { results, bytes } = await run(iconStep, { input: null, bytes: svg });
    const [size] = results;
    if (size && bytes.length !== size.width * size.height * 4)
      throw new Error('An icon has other pixels than its size.');
    const upload = await uploadWith('browser/icon.svg', svg, { icon: 'icon.svg' });
    return { [`icon, ${upload}`]: 1, [`icon, ${size ? 'drawn' : 'not drawn'}`]: 1 };
  },
  picture: async (seed) =>
    counted(
      `picture, ${await uploadWith('browser/share.png', drawOne(pictures, seed), { sharePicture: 'share.png' })}`,
    ),
  sourceMaps: async (seed, run) => {
    const bytes = drawOne(sourceMaps, seed);
    const error = `failed\n    at Tax (server/Tax.cjs:1:${seed % 100})\n    at Box (server/Tax.cjs:2:1)`;
    const frames = await run(framesStep, { input: [`Tax.js:1:${seed % 50}`, 'a', ''], bytes });
    const failures = await run(failuresStep, {
      input: { failures: [{ path: '/tax', screen: 'Tax', error }], stacks: [error] },
      bytes,
    });
    return counted(
      `source maps, ${frames.results.length === 1 ? 'read' : 'not read'}, ${failures.results.length === 1 ? 'explained' : 'not explained'}`,
    );
  },
  document: async (seed, run) => {
    const json = drawOne(
      fc.oneof(
        fc.json(),
        fc.string(),
        documents.map((one) => JSON.stringify(one)),
      ),
      seed,
    );
    const input = {
      origin: 'https://artha.example',
      ownPaths: [],
      entries: [{ kind: 'document' as const, address: '/a', document: JSON.stringify({ json }) }],
    };
    const { results, end } = await run(pagesStep, { input });
    const [result] = results;
    if (!result) throw new Error(`A document is not checked: ${end}`);
    if (!('document' in result)) return counted('document, refused');
    const odd = [...(result.document?.origins ?? []), ...(result.document?.scriptOrigins ?? [])].find((one) =>
      /[\s;,"']/.test(one),
    );
    if (odd !== undefined) throw new Error(`A document is accepted with the origin ${odd}.`);
    return counted('document, accepted');
  },
};

const origin = fc.constantFrom(
  'https://a.example',
  "https://a.example;script-src 'unsafe-inline'",
  "'unsafe-eval'",
  '*',
  'http://b',
  'https://a.example/x',
  'data:',
);
const origins = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant('https://a.example') }, origin), {
  maxLength: 2,
});
const documents = fc.record({
  title: fc.string(),
  html: screens,
  script: fc.string(),
  scriptOrigins: origins,
  origins,
});
