import * as v from 'valibot';
import type { DevToolsEvent } from '@artha/process/DevTools';
import type { PageTab } from '@artha/remote-kit/PageTab';
import { partOf, type Fault, type FaultCase, type SiteAddresses } from './faultCases.ts';

/** A slow file still arrives before the shell stops waiting for it (4 s). */
const SLOW_MS = 1500;

const pausedSchema = v.object({
  requestId: v.string(),
  resourceType: v.string(),
  request: v.object({ url: v.string() }),
});

const NO_SNIFFING = [{ name: 'X-Content-Type-Options', value: 'nosniff' }];
const typed = (type: string) => [{ name: 'Content-Type', value: type }, ...NO_SNIFFING];

/** A file with another last byte. */
function withWrongByte(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  return changed;
}

const readFile = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Answers a request as a fault does. */
async function answerWith(fault: Fault, url: string, send: (command: string, params?: object) => Promise<unknown>) {
  const fulfil = (responseCode: number, responseHeaders: object, body: Buffer = Buffer.from('')) =>
    send('Fetch.fulfillRequest', { responseCode, responseHeaders, body: body.toString('base64') });
  switch (fault) {
    case 'refused':
      return send('Fetch.failRequest', { errorReason: 'ConnectionRefused' });
    case 'offline':
      return send('Fetch.failRequest', { errorReason: 'InternetDisconnected' });
    case 'hanging':
      return undefined;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return send('Fetch.continueRequest');
    case 'missing':
      return fulfil(404, typed('text/plain'));
    case 'unavailable':
      return fulfil(503, typed('text/plain'));
    case 'wrong type':
      return fulfil(200, typed('text/html'), await readFile(url));
    case 'wrong byte':
      return fulfil(200, typed('text/javascript'), withWrongByte(await readFile(url)));
  }
}

/**
 * Has the requests of a tab meet the faults of a case.
 * @returns ends that: later requests are answered.
 */
export async function provoke(tab: PageTab, { faults }: FaultCase, addresses: SiteAddresses): Promise<() => void> {
  let isMended = false;
  const answer = async ({ requestId, resourceType, request: { url } }: v.InferOutput<typeof pausedSchema>) => {
    const send = (command: string, params: object = {}) => tab.send(command, { requestId, ...params });
    const fault = isMended ? undefined : faults[partOf(url, resourceType === 'Document', addresses)];
    await (fault === undefined ? send('Fetch.continueRequest') : answerWith(fault, url, send));
  };
  tab.listen(({ method, params }: DevToolsEvent) => {
    // A tab that is closed meanwhile has no more requests.
    if (method === 'Fetch.requestPaused') answer(v.parse(pausedSchema, params)).catch(() => undefined);
  });
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return () => {
    isMended = true;
  };
}
