import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { until } from '@artha/process/testing/until';
import type { Policy } from '@artha/core/policy';
import { HookKeys } from './HookKeys.ts';
import type { Mail } from './mailer.ts';
import { openTeller, type Teller } from './openTeller.ts';
import { takenBack, widened } from '../testing/sampleEvents.ts';

const keys = new HookKeys();
const posts: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
const mails: Mail[] = [];
const lines: string[] = [];
let server: Server;
let hook: string;
let teller: Teller | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => posts.push({ headers: request.headers, body }));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  hook = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}/?secret=s3cret`;
});
afterAll(() => server.close());
afterEach(async () => {
  await teller?.close();
  for (const list of [posts, mails, lines]) list.length = 0;
});

const policyOf = (tell: object): Policy => ({
  remotes: { tax: { owner: 'team-tax', routes: ['/'], publishers: [], tell } },
  revoked: [],
});

async function open(tell: object, changes: object = {}): Promise<Teller> {
  teller = await openTeller({
    readPolicy: () => Promise.resolve(policyOf(tell)),
    origin: 'https://artha.example',
    keys,
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    hookLimits: { allowsPrivate: true },
    file: undefined,
    log: (line) => lines.push(JSON.stringify(line)),
    ...changes,
  });
  return teller;
}

test('a team is told by a signed web hook and by a mail, with the figures', async () => {
  const { announce, eventsOf } = await open({ hook, mail: 'team@tax.example' });
  await announce(takenBack);
  await until(() => posts.length === 1 && mails.length === 1);
  const [{ headers, body } = { headers: {}, body: '' }] = posts;
  expect(JSON.parse(body)).toMatchObject({
    type: 'release-taken-back',
    timestamp: takenBack.at,
    data: { remote: 'tax', owner: 'team-tax', figures: takenBack.figures, reason: { kind: 'worse' } },
  });
  const id = String(headers['webhook-id']);
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(keys.sign('tax', id, body, at)['webhook-signature']).toBe(headers['webhook-signature']);
  expect(mails[0]).toMatchObject({
    to: 'team@tax.example',
    subject: 'tax 1.2.0 was taken back from 5 % of the visitors; they get 1.1.0 again',
  });
  expect(eventsOf('tax')).toMatchObject([{ kind: 'release-taken-back', untold: [] }]);
});

test('a mail is for what a person must know at once; programs are told of all', async () => {
  const { announce } = await open({ hook, mail: 'team@tax.example' });
  await announce(widened);
  await until(() => posts.length === 1);
  expect(mails).toEqual([]);
});

test('a team without an address is told of nothing, and its events are kept', async () => {
  const { announce, eventsOf } = await open({});
  await announce(takenBack, 'msg_1');
  await announce(takenBack, 'msg_1');
  expect(eventsOf('tax')).toHaveLength(1);
  expect([posts, mails]).toEqual([[], []]);
});

test('a receiver that fails fails nothing else, and the log does not have its address', async () => {
  const { announce, eventsOf } = await open(
    { hook, mail: 'team@tax.example' },
    { hookLimits: { allowsPrivate: false }, sendMail: undefined },
  );
  await announce(takenBack);
  await until(() => eventsOf('tax')[0]?.untold.length === 2);
  expect(eventsOf('tax')[0]?.untold.map(({ way, reason }) => `${way}: ${reason}`)).toEqual([
    'hook: The address of a web hook begins with https://.',
    'mail: The release service has no mail server.',
  ]);
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/s3cret|team@tax/);
});

test('a policy that cannot be read loses the event, not the publish', async () => {
  const { announce } = await open({}, { readPolicy: () => Promise.reject(new Error('damaged')) });
  await announce(takenBack);
  expect(lines.join()).toContain('An event of tax is lost');
});
