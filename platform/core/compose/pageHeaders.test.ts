import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolder, shellFolder } from '../format/testing/releaseFolders.ts';
import { publish } from '../publish/publish.ts';
import { localContext } from '../publish/testing/localContext.ts';
import { renderInVm } from '../render/testing/renderInVm.ts';
import { FolderStore } from '../store/folderStore.ts';
import { checkHeaderBytes, MOST_HEADER_BYTES } from './pageHeaders.ts';
import { sampleConfig } from './testing/pages.ts';

/** Headers with a policy of a given length. */
const withPolicy = (bytes: number) => ({ files: [], policies: ['x'.repeat(bytes)], isIsolated: true });

test('headers may have exactly the bytes that proxies accept', () => {
  const others = Number(/have (\d+) bytes/.exec(refusalOf(MOST_HEADER_BYTES))?.[1]) - MOST_HEADER_BYTES;
  expect(refusalOf(MOST_HEADER_BYTES - others)).toBe('');
  expect(refusalOf(MOST_HEADER_BYTES - others + 1)).toContain(
    'The headers of /tools/tax have 8193 bytes; 8192 are allowed.',
  );
});

function refusalOf(bytes: number): string {
  try {
    checkHeaderBytes('/tools/tax', withPolicy(bytes));
    return '';
  } catch (cause) {
    return String(cause);
  }
}

test('a release whose isolated page names too many scripts is refused; the same scripts beside a page that is not isolated are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artha-headers-'));
  const made = [folder];
  const context = { ...localContext(new FolderStore(folder), sampleConfig), render: renderInVm };
  const release = (isolated: boolean) => {
    const route = { path: '/tax', screen: 'Tax', title: 'Tax', description: 'A page.', isolated };
    const scripts = Array.from({ length: 200 }, (_, index) => [
      `browser/${String(index)}.js`,
      `void ${String(index)};`,
    ]);
    const one = remoteFolder({ routes: [route] }, Object.fromEntries(scripts));
    made.push(one);
    return one;
  };
  const shell = shellFolder();
  made.push(shell);
  await publish(context, [shell]);
  await expect(publish(context, [release(true)])).rejects.toMatchObject({ code: 'RE-37' });
  await expect(publish(context, [release(false)])).resolves.toBeDefined();
  for (const one of made) rmSync(one, { recursive: true, force: true });
});
