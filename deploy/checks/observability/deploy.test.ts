import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { createReleaseMetrics } from '@artha/service/releaseMetrics';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService } from '@artha/service/startReleaseService';
import { FolderStore } from '@artha/core/folderStore';
import { edgeTrust, openEdgeSite } from '@artha/edge/testing/edgeSite';
import { localContext } from '@artha/core/testing/localContext';
import { testTeam } from '@artha/core/testing/testTeam';
import { sampleConfig } from '@artha/core/testing/pages';
import { shellFolder } from '@artha/core/testing/releaseFolders';
import { findUnknown } from './testing/findUnknown.ts';
import { readMetrics, type Exposed } from './testing/readMetrics.ts';
import { freePort } from '@artha/process/port';
import { runPart } from './testing/runPart.ts';
import { root } from '@artha/process/root';

const deploy = join(root, 'deploy/observability');
const read = (file: string): string => readFileSync(join(deploy, file), 'utf8');

const alertSchema = v.object({
  alert: v.string(),
  expr: v.string(),
  labels: v.object({ severity: v.picklist(['page', 'ticket']) }),
  annotations: v.object({ summary: v.string(), description: v.string(), runbook: v.string() }),
});
const rulesSchema = v.object({ groups: v.array(v.object({ rules: v.array(alertSchema) })) });
const testsSchema = v.object({
  tests: v.array(
    v.object({
      name: v.string(),
      alert_rule_test: v.array(v.object({ alertname: v.string(), exp_alerts: v.array(v.unknown()) })),
    }),
  ),
});
const panelSchema = v.object({
  title: v.string(),
  type: v.string(),
  datasource: v.optional(v.object({ uid: v.string() })),
  targets: v.optional(v.array(v.object({ expr: v.string() })), []),
});
const dashboardSchema = v.object({ panels: v.array(panelSchema) });
const sourcesSchema = v.object({ datasources: v.array(v.object({ uid: v.string() })) });

const alerts = v.parse(rulesSchema, parse(read('alerts.yml'))).groups.flatMap(({ rules }) => rules);
const { panels } = v.parse(v.pipe(v.string(), v.parseJson(), dashboardSchema), read('dashboard.json'));

/** The gateway's metrics, as its configuration writes them. */
function gatewayMetrics(): string {
  const text = /return 200 "(?<text>[^]*)";/.exec(read('../gateway/metrics.conf'))?.groups?.['text'] ?? '';
  return text.replaceAll(String.raw`\"`, '"').replaceAll(/\$\w+/g, '1');
}

/** Runs the edge as its container does, and requests pages that exist and pages that do not. */
async function scrapeEdge(): Promise<string> {
  const site = await openEdgeSite();
  const rootFile = join(site.store.folder, 'root.json');
  writeFileSync(rootFile, edgeTrust.root);
  const edge = await runPart(
    'platform/containers/edge.ts',
    [],
    {
      ARTHA_STORE: site.store.folder,
      ARTHA_TRUST_ROOT: rootFile,
      METRICS_PORT: '0',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    },
    2,
  );
  // It logs first the address of its metrics, then its own.
  const [metricsUrl = '', url = ''] = edge.addresses;
  for (const path of ['/', '/none', '/remotes/tax/0a1b/main.js', '/vitals', '/upload']) {
    await (await fetch(url + path, path === '/upload' ? { method: 'POST', body: 'x' } : {})).text();
  }
  const answers = [await fetch(`${metricsUrl}/metrics`), await fetch(`${url}/metrics`)];
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  const text = await answers[0]?.text();
  await edge.stop();
  await site.close();
  for (const line of edge.lines) expect(JSON.parse(line)).toMatchObject({ part: 'edge', time: expect.any(String) });
  return text ?? '';
}

/** Publishes one release, and sends one release order that is rejected. */
async function scrapeRelease(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'artha-metrics-'));
  const metrics = createReleaseMetrics();
  const context = localContext(new FolderStore(folder), sampleConfig);
  const service = await startReleaseService(context, { metrics, log: () => undefined });
  const shell = shellFolder();
  await new ReleaseClient(service.url, { signer: testTeam }).publish(shell);
  await fetch(`${service.url}/v1/remotes/shell/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const text = await metrics.registry.metrics();
  await service.close();
  for (const made of [folder, shell]) rmSync(made, { recursive: true });
  return text;
}

async function scrapeStatements(): Promise<string> {
  const service = await runPart('statements/src/service/server.ts', [], { STATEMENTS_WORKERS: '1' });
  const form = new FormData();
  form.set('file', new Blob([readFileSync(join(root, 'statements/samples/hdfc-b.pdf'))]), 'a.pdf');
  form.set('bank_code', 'HDFC');
  await (await fetch(`${service.url}/upload`, { method: 'POST', body: form })).text();
  const text = await (await fetch(`${service.url}/metrics`)).text();
  await service.stop();
  return text;
}

describe('what the alerts and panels query', () => {
  let exposed: Exposed;

  beforeAll(async () => {
    exposed = readMetrics(gatewayMetrics());
    for (const scrape of [scrapeEdge, scrapeRelease, scrapeStatements]) readMetrics(await scrape(), exposed);
  });

  test.each(alerts.map(({ alert, expr }) => [alert, expr]))('the alert %s queries existing metrics', (_alert, expr) => {
    expect(findUnknown(expr, exposed)).toEqual([]);
  });

  test.each(panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])))(
    'the panel “%s” queries existing metrics: %s',
    (_title, expr) => {
      expect(findUnknown(expr, exposed)).toEqual([]);
    },
  );

  test('a metric that does not exist is found', () => {
    expect(findUnknown('sum by (bank) (rate(edge_requests_total{kind="page",by="x"}[5m])) > 1', exposed)).toEqual([
      'edge_requests_total{by}',
      'edge_requests_total{bank}',
    ]);
    expect(findUnknown('edge_requests_total{kind="film"} / edge_films', exposed)).toEqual([
      'edge_requests_total{kind="film"}',
      'edge_films',
    ]);
  });
});

describe('each alert', () => {
  test('has a section in the runbook, and the runbook has no other section', () => {
    const [, runbook = ''] = read('README.md').split(/^## Runbook$/m);
    const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
    expect(sections).toEqual(alerts.map(({ alert }) => alert));
    expect(alerts.map(({ annotations }) => annotations.runbook)).toEqual(
      alerts.map(({ alert }) => `deploy/observability/README.md#${alert.toLowerCase()}`),
    );
  });

  test('has a case that fires it, and one that does not', () => {
    const { tests } = v.parse(testsSchema, parse(read('alerts.test.yml')));
    const cases = tests.flatMap(({ alert_rule_test: rules }) => rules);
    const counted = alerts.map(({ alert }) => {
      const own = cases.filter(({ alertname }) => alertname === alert);
      const firing = own.filter(({ exp_alerts: expected }) => expected.length > 0).length;
      return [alert, firing > 0, own.length > firing];
    });
    expect(counted).toEqual(alerts.map(({ alert }) => [alert, true, true]));
  });
});

test('every panel reads the provisioned data source', () => {
  const { datasources } = v.parse(sourcesSchema, parse(read('grafana/datasources.yml')));
  const uids = datasources.map(({ uid }) => uid);
  const drawn = panels.filter(({ type }) => type !== 'row');
  expect(drawn.filter(({ datasource }) => !uids.includes(datasource?.uid ?? ''))).toEqual([]);
  expect(drawn.length).toBeGreaterThan(30);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

describe(`Prometheus${hasPromtool ? '' : ', skipped: promtool is not on the path'}`, () => {
  const run = (...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', parameters, { cwd: deploy, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };
  const check = hasPromtool ? test : test.skip;

  check('accepts the configuration and the rules', () => {
    expect(run('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
  });

  check('fires each alert in the right case', () => {
    expect(run('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
  });
});
