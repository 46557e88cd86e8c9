import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../port.ts';

/** The folder with the configurations. */
export const deploy = join(import.meta.dirname, '../../deploy');
const mimeTypes = '/etc/nginx/mime.types';
const brotliModule = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => existsSync(file));

/** Where it is on most systems; it may be missing from the path of people who are not root. */
const nginxProgram = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((program) => canRun(program, '-v'));

function canRun(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Why nginx cannot be started on this machine; undefined where it can. */
export function whyNoNginx(): string | undefined {
  if (!nginxProgram) return 'there is no nginx';
  if (!existsSync(mimeTypes)) return `there is no ${mimeTypes}`;
  return canRun('openssl', 'version') ? undefined : 'there is no openssl for a certificate';
}

/** Whether compressed twins of Brotli are sent. */
export const hasBrotli = brotliModule !== undefined;

/** Replaces what occurs in a text. @throws where it does not: the configuration has changed, and the test must. */
export function replaceIn(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replaceAll(from, to);
  if (replaced === text) throw new Error(`${String(from)} is not in the configuration.`);
  return replaced;
}

function certificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const subject = ['-subj', '/CN=artha.example', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', file], { stdio: 'ignore' });
  return { certificate: file, key };
}

export interface Nginx {
  /** The port that speaks TLS. */
  readonly tlsPort: number;
  /** The port that does not. */
  readonly plainPort: number;
  readonly close: () => Promise<void>;
}

/** Writes the configuration of `deploy/` with the addresses of this test into a folder. */
function writeConfiguration(
  folder: string,
  storeFolder: string,
  ports: { tls: number; plain: number; statements: number; auth: number },
): void {
  const { certificate: file, key } = certificate(folder);
  let site = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
  site = replaceIn(site, /^ *listen \[::\].*$/gm, '');
  site = replaceIn(site, 'listen 80;', `listen 127.0.0.1:${String(ports.plain)};`);
  site = replaceIn(site, 'listen 443 ', `listen 127.0.0.1:${String(ports.tls)} `);
  site = replaceIn(site, '/srv/artha/store', storeFolder);
  site = replaceIn(site, /ssl_certificate .*;/g, `ssl_certificate ${file};`);
  site = replaceIn(site, /ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`);
  site = replaceIn(site, '127.0.0.1:8090', `127.0.0.1:${String(ports.statements)}`);
  site = replaceIn(site, '127.0.0.1:9999', `127.0.0.1:${String(ports.auth)}`);
  if (!brotliModule) site = replaceIn(site, 'brotli_static on;', '');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'artha-headers.conf'), readFileSync(join(deploy, 'artha-headers.conf')));
}

/**
 * Starts nginx with the configuration of `deploy/` on free ports of loopback.
 * @param statementsPort port of the statement service; one where nothing listens by default.
 * @param authPort port of the authentication service, likewise.
 * @throws with what nginx says where it does not start.
 */
export async function startNginx(storeFolder: string, statementsPort = 9, authPort = 9): Promise<Nginx> {
  const folder = makeNginxFolder();
  const [tlsPort, plainPort] = [await freePort(), await freePort()];
  writeConfiguration(folder, storeFolder, {
    tls: tlsPort,
    plain: plainPort,
    statements: statementsPort,
    auth: authPort,
  });
  return { tlsPort, plainPort, close: await runNginx(folder) };
}

/** A folder in which nginx can run once `site.conf` is there: what belongs into the http block. */
export function makeNginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artha-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const lines = [
    brotliModule ? `load_module ${brotliModule};` : '',
    // Only root may and must say who does the work: the folder of the test is its own.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; pid nginx.pid; error_log stderr notice; worker_processes 1;',
    'events {}',
    `http { include ${mimeTypes}; access_log off; ${temporary.join(' ')} include site.conf; }`,
  ];
  writeFileSync(join(folder, 'nginx.conf'), lines.join('\n'));
  return folder;
}

/**
 * Runs nginx in a folder of `makeNginxFolder`.
 * @returns what ends it, and deletes the folder.
 * @throws with what nginx says where it does not start.
 */
export async function runNginx(folder: string): Promise<() => Promise<void>> {
  if (!nginxProgram) throw new Error('There is no nginx.');
  const child = spawn(nginxProgram, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      if (line.includes('start worker process ')) resolve();
    });
    void gone.then(() => {
      reject(new Error(said.join('\n')));
    });
  });
  return async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}
