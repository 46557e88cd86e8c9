import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@artha/process/port';
import { root } from '@artha/process/root';

/** The folder with the configurations. */
export const deploy = join(root, 'deploy');
const mimeTypes = '/etc/nginx/mime.types';
const brotliModule = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => existsSync(file));

/** Its usual path; it may not be on the path of users other than root. */
const nginxProgram = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((program) => canRun(program, '-v'));

function canRun(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Why nginx cannot be started on this machine; undefined if it can. */
export function whyNoNginx(): string | undefined {
  if (!nginxProgram) return 'nginx is not installed';
  if (!existsSync(mimeTypes)) return `${mimeTypes} does not exist`;
  return canRun('openssl', 'version') ? undefined : 'openssl is not installed, which creates a certificate';
}

/** Whether Brotli files are sent. */
export const hasBrotli = brotliModule !== undefined;

/**
 * Replaces parts of a text.
 * @throws if one does not occur: then the configuration has changed, and the test must, too.
 */
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

/** A running nginx. */
export interface Nginx {
  /** The port with TLS. */
  readonly tlsPort: number;
  /** The port without TLS. */
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
 * Starts nginx with the configuration of `deploy/` on free ports of the loopback interface.
 * @param statementsPort port of the statement service; by default one on which nothing listens.
 * @param authPort port of the authentication service, likewise.
 * @throws with nginx's message if it does not start.
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

/** Creates a folder in which nginx can run once `site.conf` exists there, with the content of the http block. */
export function makeNginxFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artha-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const lines = [
    brotliModule ? `load_module ${brotliModule};` : '',
    // Only root may and must name the user of the workers: the folder of the test belongs to root.
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
 * @returns a function that stops it and deletes the folder.
 * @throws with nginx's message if it does not start.
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
