import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { policyOf } from './edgeSite.ts';

export interface LoopOutcome {
  readonly requests: number;
  /** One line for each response that mixes versions. */
  readonly faults: readonly string[];
}

const decoders: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (content) => content,
};
const encodings = Object.keys(decoders);
const paths = ['/', '/tools', '/tools/tax', '/nowhere'];

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly content: Buffer;
}

function receive(url: string, agent: Agent, encoding: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'Accept-Encoding': encoding }, timeout: 5_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ headers: response.headers, content: Buffer.concat(chunks) });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('nothing arrived for 5 s')));
    sent.on('error', reject);
    sent.end();
  });
}

/** Describes the fault of a response for a page of `siteFiles`; undefined if all of it has one version. */
function faultOf(path: string, { headers, content }: Received): string | undefined {
  const text = decoders[headers['content-encoding'] ?? 'identity']?.(content).toString() ?? '';
  const shown = path === '/nowhere' ? '/404' : path;
  const versions = new Set([...text.matchAll(/of version (\d+)/g)].map(([, version]) => Number(version)));
  const [version] = versions;
  if (versions.size !== 1 || version === undefined) return `${path}: ${String(versions.size)} versions`;
  if (!text.endsWith('\n')) return `${path}: its end is missing`;
  const policy = headers['content-security-policy'];
  if (policy !== policyOf(shown, version)) return `${path}: version ${String(version)} with ${String(policy)}`;
  return undefined;
}

/** Clients that request pages in all encodings, each one request after another, until they are stopped. */
export async function requestPages(url: string, clients: number, isDone: () => boolean): Promise<LoopOutcome> {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  let requests = 0;
  const client = async () => {
    while (!isDone()) {
      const path = paths[requests % paths.length] ?? '/';
      const encoding = encodings[requests % encodings.length] ?? 'identity';
      requests += 1;
      try {
        const fault = faultOf(path, await receive(url + path, agent, encoding));
        if (fault) faults.push(fault);
      } catch (error) {
        faults.push(`${path}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { requests, faults };
}
