import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { RunningSite } from '../runningSite.ts';
import type { Target } from '@artha/sandbox/target';
import { timeLimit } from '@artha/process/timeLimit';
import { findLink } from './startMailServer.ts';

const mailsSchema = v.object({ messages: v.array(v.object({ ID: v.string() })) });
const mailSchema = v.object({ Text: v.string(), HTML: v.string() });
const textsSchema = v.array(v.object({ kind: v.string(), to: v.string(), code: v.string(), sentAt: v.string() }));

const WAIT_MS = timeLimit(10_000);
const PAUSE_MS = 100;

async function read<T>(url: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, await (await fetch(url)).json());
}

/**
 * Polls until there is a new message.
 * @throws if none arrives in time.
 */
async function waitFor<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(PAUSE_MS);
  }
  throw new Error(`There was no ${what} within ${String(WAIT_MS / 1000)} s.`);
}

/** A service that is used through its site, and its messages to people. */
type Messages = Pick<Target, 'url' | 'offers' | 'nextLink' | 'nextCode' | 'passSeconds'> & {
  readonly close: () => Promise<void>;
};

/** The authentication service of a running site, with the receivers of its messages. */
export function readRunningServer({ url, mailUrl, textsUrl }: RunningSite): Messages {
  const given = new Set<string>();
  const once = (id: string): boolean => {
    const isNew = !given.has(id);
    given.add(id);
    return isNew;
  };
  return {
    url: `${url}/auth/v1`,
    offers: new Set(['confirmation', 'mail', 'sms', 'google', 'issuer', 'service-key']),
    nextLink: (to) =>
      waitFor(`e-mail to ${to}`, async () => {
        const query = encodeURIComponent(`to:"${to}"`);
        const { messages } = await read(`${mailUrl}/api/v1/search?query=${query}`, mailsSchema);
        const next = messages.find(({ ID }) => once(ID));
        if (!next) return undefined;
        const { Text, HTML } = await read(`${mailUrl}/api/v1/message/${next.ID}`, mailSchema);
        return findLink(Text) || findLink(HTML);
      }),
    nextCode: (to) =>
      waitFor(`text message to ${to}`, async () => {
        const messages = await read(`${textsUrl}/inbox.json`, textsSchema);
        return messages.find((one) => one.kind === 'text' && one.to === to && once(one.sentAt + one.code))?.code;
      }),
    passSeconds: () => Promise.reject(new Error('The clock of a running site cannot be set.')),
    close: () => Promise.resolve(),
  };
}
