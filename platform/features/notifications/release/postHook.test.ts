import { createServer, type RequestListener, type Server } from 'node:http';
import { isPrivateAddress } from './privateAddress.ts';
import { HookFailure, postHook } from './postHook.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}/hook`;
}

const hook = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"kind":"प"}' });
const local = { allowsPrivate: true } as const;
const open = { allowsPrivate: false } as const;

test('it posts the body with its headers', async () => {
  const got: string[] = [];
  const url = await listen((request, response) => {
    request.setEncoding('utf8').on('data', (data: string) => {
      got.push(
        `${request.method ?? ''} ${request.headers['content-type'] ?? ''} ${String(request.headers['webhook-id'])} ${data}`,
      );
      response.writeHead(204).end();
    });
  });
  await postHook(hook(url), local);
  expect(got).toEqual(['POST application/json msg_1 {"kind":"प"}']);
});

test('a response with another status is a failure, a redirect is not followed, and 410 ends the attempts', async () => {
  let asked = 0;
  let status = 302;
  const url = await listen((_request, response) => {
    asked += 1;
    response.writeHead(status, { Location: '/elsewhere' }).end();
  });
  await expect(postHook(hook(url), local)).rejects.toMatchObject({
    message: 'The receiver answered 302.',
    isFinal: false,
  });
  status = 410;
  await expect(postHook(hook(url), local)).rejects.toMatchObject({ isFinal: true });
  expect(asked).toBe(2);
});

test('a receiver that never ends its response holds nothing up, and one that does not answer fails in time', async () => {
  const url = await listen((request, response) => {
    if (request.url === '/hook') response.writeHead(200).write('x'.repeat(100_000));
  });
  await postHook(hook(url), local);
  const silent = hook(url.replace('/hook', '/silent'));
  await expect(postHook(silent, { ...local, timeoutMs: 50 })).rejects.toThrow('does not answer in time');
  server?.closeAllConnections();
});

test.each([
  ['http://team.example/hook', 'https://'],
  ['https://asha:secret@team.example/', 'password'],
  ['https://127.0.0.1/', '127.0.0.1 is not'],
  ['https://0x7f.1/', '127.0.0.1 is not'],
  ['https://2130706433/', '127.0.0.1 is not'],
  ['https://[::1]/', '::1 is not'],
  ['https://[::ffff:10.0.0.1]/', '::ffff:a00:1 is not'],
  ['https://169.254.169.254/latest/meta-data', '169.254.169.254 is not'],
  ['https://localhost/', 'localhost is not'],
])('%s is not called', async (url, reason) => {
  const failed = postHook(hook(url), open);
  await expect(failed).rejects.toThrow(reason);
  await expect(failed).rejects.toBeInstanceOf(HookFailure);
});

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ...[
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.9.9.9',
    '168.63.129.16',
    '169.254.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
  ],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1', '::ffff:8.8.8.8'],
  ...['2002:a00:1::', '2001:db8::1', '2001::1', 'not an address', ''],
])('%s is not public', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});
