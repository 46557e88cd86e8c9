import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import webpack from 'webpack';
import { StyleTextPlugin } from '@artha/build/styleTextPlugin';
import { startChromium } from '@artha/process/startChromium';
import { findBrowser } from './findBrowser.ts';
import { PageTab } from './PageTab.ts';

const browser = findBrowser();
const whereInstalled = browser === undefined ? test.skip : test;

/** The policy of a page for styles and for texts that become markup or scripts. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The digest of an empty text.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

const answerSchema = v.object({
  outcomes: v.record(v.string(), v.array(v.boolean())),
  blocked: v.array(v.string()),
});

/** Builds the script of the page. */
async function buildScript(plugins: webpack.WebpackPluginInstance[]): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'artha-styled-'));
  try {
    const compiler = webpack({
      mode: 'production',
      entry: join(import.meta.dirname, 'testing/styledPage.js'),
      output: { path, filename: 'page.js' },
      optimization: { minimize: false },
      performance: false,
      plugins,
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
    return readFileSync(join(path, 'page.js'), 'utf8');
  } finally {
    rmSync(path, { recursive: true });
  }
}

/** Serves the page with one or more copies of its script. */
async function servePage(script: string): Promise<Server> {
  const server = createServer(({ url }, reply) => {
    const isPage = url === '/';
    reply.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8');
    if (isPage) reply.setHeader('Content-Security-Policy', policy);
    reply.end(isPage ? '<!doctype html><title>Styles</title><body><script src="/page.js"></script>' : script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Opens the page and returns its answers about the cases. */
async function openPage(executable: string, script: string): Promise<v.InferOutput<typeof answerSchema>> {
  const server = await servePage(script);
  const chromium = await startChromium(executable);
  try {
    const address = server.address();
    const tab = await PageTab.open(chromium.devTools);
    const loaded = new Promise<void>((resolve) => {
      tab.listen(({ method }) => {
        if (method === 'Page.loadEventFired') resolve();
      });
    });
    const port = typeof address === 'object' && address ? address.port : 0;
    await tab.send('Page.navigate', { url: `http://127.0.0.1:${port}/` });
    await loaded;
    return v.parse(answerSchema, (await tab.evaluate('globalThis.styled', 20_000))?.value);
  } finally {
    await chromium.close();
    server.closeAllConnections();
    server.close();
  }
}

whereInstalled('style elements that scripts fill by text have their rules under the policy of a page', async () => {
  const { outcomes, blocked } = await openPage(browser ?? '', await buildScript([new StyleTextPlugin()]));
  expect(blocked).toEqual([]);
  const failed = Object.entries(outcomes).filter(([, answers]) => answers.includes(false));
  expect(failed).toEqual([]);
  expect(Object.keys(outcomes)).toHaveLength(12);
});

whereInstalled('several copies of that script, of several remotes, are like one', async () => {
  const script = await buildScript([new StyleTextPlugin()]);
  const { outcomes, blocked } = await openPage(browser ?? '', `${script};\n${script}`);
  expect(blocked).toEqual([]);
  expect(Object.entries(outcomes).filter(([, answers]) => answers.includes(false))).toEqual([]);
});

whereInstalled('without it the policy blocks them', async () => {
  const { blocked } = await openPage(browser ?? '', await buildScript([]));
  expect(blocked.length).toBeGreaterThan(5);
});
