import { logFaults } from '@artha/observability';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edgeFeatures } from '@artha/features/edgeFeatures';
import { releaseFeatures } from '@artha/features/releaseFeatures';
import { describeStartedSite, startedSiteFile } from '@artha/remote-kit/settings';
import { buildAll } from '@artha/build/buildAll';
import { root } from '@artha/process/root';
import { findPackages } from '@artha/build/findPackages';
import { onStop } from '@artha/process/onStop';
import { checkAuthServer } from '@artha/edge/checkAuthServer';
import { createEdge } from '@artha/edge/createEdge';
import { readServiceKey } from '@artha/edge/readServiceKey';
import { readSessionSecret } from '@artha/edge/readSessionSecret';
import { startStatements } from '@artha/edge/startStatements';
import { checkPortIsFree, readPort } from '@artha/process/port';
import { publish } from '@artha/core/publish';
import { localConfig, localContext, serviceFolder, storeAddress } from './localSettings.ts';
import { missingSettings } from '@artha/core/missingSettings';
import { mailerOf, mailServerOf, type SendMail } from '@artha/features/mailer';
import { openTeller, tellerFiles } from '@artha/features/openTeller';
import { startReleaseService } from '@artha/service/startReleaseService';
import { startSandbox, type Sandbox } from '@artha/sandbox/startSandbox';
import { isLocalAddress, openServices, writeStandIns } from '@artha/sandbox/standIns';

const HOST = process.env['HOST'] ?? '127.0.0.1';
/** `demonstration`: signing in sends nothing and creates nothing, as on a site without an authentication service. */
const isDemonstration = process.env['ARTHA_ACCOUNTS'] === 'demonstration';
const started = performance.now();

function log(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}

/**
 * While the site runs, commands of this checkout use it, wherever another one listens.
 * @returns ends that.
 */
function noteSite(url: string): () => void {
  const file = startedSiteFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, describeStartedSite(url, root));
  return () => {
    rmSync(file, { force: true });
  };
}

function describeMissing(settings: readonly string[]): string {
  if (settings.length === 0) return '';
  const lines = settings.map((line) => `    ${line}`).join('\n');
  return `\n  Not configured (site.config.json, or these variables):\n${lines}\n`;
}

function describeProblems(problems: readonly string[]): string {
  if (problems.length === 0) return '';
  return `\n  The sign-in service (docs/accounts.md):\n${problems.map((problem) => `    ${problem}\n`).join('')}`;
}

/** The wanted port, or 0 for any if it is in use. */
async function portOrAny(wanted: number): Promise<number> {
  return checkPortIsFree(wanted, '127.0.0.1').then(
    () => wanted,
    () => 0,
  );
}

/**
 * Starts stand-ins for the services that are not configured, and adds them to the site's configuration; undefined if
 * all are configured, or if the site is reachable from outside this machine. Their ports stay the same, so that the
 * pages do, too.
 */
async function startStandIns(port: number): Promise<Sandbox | undefined> {
  const config = localConfig();
  const siteUrl = `http://${HOST}:${String(port)}`;
  if (!isLocalAddress(config.origin) || !isLocalAddress(siteUrl)) return undefined;
  if (!Object.values(openServices(config)).includes(true)) return undefined;
  const sandbox = await startSandbox({
    siteUrl,
    externalUrl: `${siteUrl}/auth/v1`,
    folder: join(root, '.artha/sandbox'),
    limitsAddresses: true,
    port: await portOrAny(port + 1),
    googlePort: await portOrAny(port + 2),
  });
  // The key can be anything: the client requires one, and the stand-in does not check it.
  await writeStandIns(serviceFolder(), {
    ...(!isDemonstration && { auth: { url: '/auth/v1', publishableKey: 'local-stand-in' } }),
    ...sandbox.settings,
  });
  return sandbox;
}

/** How mails are sent: through the server that the environment names, or else to the inbox; undefined without both. */
function findMailer(sandbox: Sandbox | undefined): SendMail | undefined {
  const server = mailServerOf(process.env);
  if (server) return mailerOf(server);
  return (
    sandbox &&
    ((mail) => {
      const [link = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
      sandbox.inbox.email({ ...mail, link });
      return Promise.resolve();
    })
  );
}

/** The addresses of the stand-ins, and how to configure real services. */
function describeStandIns({ url, googleUrl }: Sandbox): string {
  const open = openServices(localConfig());
  const lines = [
    ...(open.auth && isDemonstration ? ['accounts       a demonstration, by ARTHA_ACCOUNTS=demonstration'] : []),
    ...(open.auth && !isDemonstration
      ? [
          `accounts       /auth/v1 on the site, kept in .artha/sandbox   ARTHA_AUTH_URL (ARTHA_ACCOUNTS=demonstration: none)`,
          `inbox          ${url}/inbox (e-mails and text messages)`,
          `people         ${googleUrl} (as Google, when you sign in)`,
        ]
      : []),
    ...(open.waitlist ? [`waitlist       ${url}/waitlist/people   ARTHA_WAITLIST_URL`] : []),
    ...(open.analytics
      ? [`analytics      ${url}/analytics (what PostHog would have received)   ARTHA_ANALYTICS_KEY`]
      : []),
  ].map((line) => `    ${line}`);
  return `\n  Stand-ins for what is not configured (by site.config.json, or these variables):\n${lines.join('\n')}\n`;
}

async function start(): Promise<void> {
  // Before a build that takes minutes, not after it.
  const port = readPort();
  await checkPortIsFree(port, HOST);
  const sandbox = await startStandIns(port);
  log('building what changed');
  await buildAll(root, [], log);
  const local = await localContext();
  const upstream = process.env['AUTH_UPSTREAM'];
  const authUrl = upstream ?? sandbox?.authUrl;
  const isStandIn = upstream === undefined && authUrl !== undefined;
  // No one can configure the stand-in, which offers everything.
  const { config, problems } = isStandIn
    ? { config: local.config, problems: [] }
    : await checkAuthServer(local.config, upstream);
  // Browsers resolve every name below localhost to this machine.
  const previewsUrl = `http://localhost:${String(port)}`;
  const teller = await openTeller({
    ...(await tellerFiles(serviceFolder())),
    readPolicy: local.authority.readPolicy,
    origin: config.origin,
    sendMail: findMailer(sandbox),
    // Receivers of one's own machine are at its loopback interface.
    hookLimits: { allowsPrivate: true },
    log: logFaults,
  });
  const features = releaseFeatures({
    previewsUrl,
    errorsFile: join(serviceFolder(), 'errors.json'),
    rolloutsFile: join(serviceFolder(), 'rollouts.json'),
    teller,
  });
  const context = { ...local, config, features };
  const service = await startReleaseService(context, { port: await portOrAny(port + 3) });
  log('publishing to the local store');
  const [results, statements] = await Promise.all([
    publish(
      { ...context, audience: service.url },
      findPackages(root).map((one) => one.outDir),
    ),
    startStatements(join(root, 'statements')),
  ]);
  for (const result of results.filter(({ changed }) => changed)) {
    log(`${result.name} ${result.version ?? ''} (${result.digest ?? ''}) is live`);
  }
  const edge = await createEdge({
    store: context.store,
    trust: context.trust,
    statementsUrl: statements.url,
    releaseServiceUrl: service.url,
    authUrl,
    authServiceKey: isStandIn ? sandbox?.serviceKey : await readServiceKey(process.env['AUTH_SERVICE_KEY']),
    sessionSecret: await readSessionSecret(join(serviceFolder(), 'session.key')),
    features: edgeFeatures({
      previewsUrl,
      isOfflineOff: process.env['ARTHA_OFFLINE'] === 'off',
      countsKey: context.team,
    }),
  });
  await edge.listen({ port, host: HOST });
  const forgetSite = noteSite(`http://${HOST}:${port}`);
  log(`${config.product} runs at http://${HOST}:${port}

  site           http://${HOST}:${port}
  tools          http://${HOST}:${port}/tools
  health         http://${HOST}:${port}/~health
  what runs      http://${HOST}:${port}/~releases
  statements     ${statements.url} (as /upload on the site)
  releases       ${service.url}/v1/status (published with the key in ${serviceFolder()})
  store          ${storeAddress()}
${sandbox ? describeStandIns(sandbox) : ''}${describeProblems(problems)}${describeMissing(missingSettings(config))}
  A new version of one remote:  npx artha publish tax
  Ctrl-C stops all.
`);

  onStop(() => {
    forgetSite();
    return Promise.all([edge.close(), statements.close(), sandbox?.close(), service.close()]);
  });
}

try {
  await start();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
