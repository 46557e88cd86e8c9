import * as v from 'valibot';
import { startChromium } from '@artha/process/startChromium';
import { languageTable } from '@artha/interpreter/testing/languageTable';
import { runBundlesHere } from '@artha/interpreter/testing/runBundlesHere';
import { runTask, sampleTasks } from '@artha/interpreter/testing/sampleTasks';
import { findBrowser } from './findBrowser.ts';
import { PageTab } from './PageTab.ts';

const browser = findBrowser();
const whereInstalled = browser === undefined ? test.skip : test;

const rowsSchema = v.array(v.tuple([v.string(), v.string()]));

/** The table in a page whose time zone and language are not those of the table. */
async function tableInBrowser(executable: string) {
  const chromium = await startChromium(executable);
  try {
    const tab = await PageTab.open(chromium.devTools);
    await tab.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' });
    const answer = await tab.evaluate(languageTable, 20_000);
    return v.parse(rowsSchema, answer?.value);
  } finally {
    await chromium.close();
  }
}

async function tableInInterpreter() {
  const [answer] = await runBundlesHere(
    sampleTasks(
      'exports.shareScope = {}; exports.run = async (path, data, load) => (await load()).rows;',
      [{ path: 'server/Tax.cjs', code: `exports.rows = ${languageTable};` }],
      [runTask('server/Tax.cjs', '/tax')],
    ),
    { taskCpuMs: 60_000 },
  );
  const { json } = v.parse(v.object({ json: v.string() }), JSON.parse(answer ?? ''));
  return v.parse(rowsSchema, JSON.parse(json));
}

whereInstalled(
  'numbers, dates and texts of languages are the same while a page is rendered and in Chromium',
  async () => {
    const [rendered, shown] = [await tableInInterpreter(), await tableInBrowser(browser ?? '')];
    expect(rendered).toHaveLength(shown.length);
    const others = rendered.flatMap(([name, text], index) =>
      text === shown[index]?.[1] ? [] : [{ name, text, shown: shown[index]?.[1] }],
    );
    expect(others).toEqual([]);
  },
);
