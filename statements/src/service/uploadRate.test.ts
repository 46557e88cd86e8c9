import { createLanes } from './lanes.ts';
import { createUploadRate } from './uploadRate.ts';

const NETWORK = '203.0.113.1';
const TOO_OFTEN = { code: 'too-often', status: 429 };

/** An address and others on one clock. */
function openRate(uploadsPerMinute: number) {
  let nowMs = 0;
  const now = () => nowMs;
  const rate = createUploadRate({ uploadsPerMinute, lanes: createLanes(now), now });
  return {
    waitMs: (ms: number) => (nowMs += ms),
    isTaken: (client: string, network = NETWORK) => {
      try {
        rate.take({ network, client });
        return true;
      } catch (error) {
        expect(error).toMatchObject(TOO_OFTEN);
        return false;
      }
    },
  };
}

interface Flood {
  readonly taken: number;
  readonly neighbours: { readonly sent: number; readonly taken: number };
}

const NEIGHBOURS = 30;

/** Ten minutes of 50 uploads a second, and of 30 neighbours who each send one in 30 s. */
function flood(rate: ReturnType<typeof openRate>, clientAt: (upload: number) => string): Flood {
  let taken = 0;
  const answers: boolean[] = [];
  for (let tick = 0; tick < 30_000; tick += 1) {
    if (rate.isTaken(clientAt(tick))) taken += 1;
    if (tick % 50 === 25) answers.push(rate.isTaken(`neighbour ${((tick - 25) / 50) % NEIGHBOURS}`));
    rate.waitMs(20);
  }
  return { taken, neighbours: { sent: answers.length, taken: answers.filter((one) => one).length } };
}

describe('createUploadRate', () => {
  test('serves every neighbour of one who floods', () => {
    const { taken, neighbours } = flood(openRate(600), () => 'flood');
    expect(neighbours).toEqual({ sent: 600, taken: 600 });
    expect(taken).toBeLessThanOrEqual(6010);
  });

  test('serves every neighbour of three who flood', () => {
    const { neighbours } = flood(openRate(600), (upload) => `flood ${upload % 3}`);
    expect(neighbours).toEqual({ sent: 600, taken: 600 });
  });

  test('serves every neighbour that it knows while one varies what it sends, within one share', () => {
    const rate = openRate(600);
    for (let one = 0; one < NEIGHBOURS; one += 1) expect(rate.isTaken(`neighbour ${one}`)).toBe(true);
    const { taken, neighbours } = flood(rate, (upload) => `flood ${upload}`);
    expect(neighbours).toEqual({ sent: 600, taken: 600 });
    expect(taken).toBeLessThanOrEqual(6000);
  });

  test('takes no more than twice the limit from one address, whoever sends', () => {
    const rate = openRate(10);
    const clients = Array.from({ length: 100 }, (_, index) => `client ${index % 10}`);
    expect(clients.filter((client) => rate.isTaken(client)).length).toBeLessThanOrEqual(20);
    expect(rate.isTaken('other', '203.0.113.2')).toBe(true);
  });

  test('names the seconds until the next minute, in which all are served again', () => {
    const rate = createUploadRateAt(30_500);
    expect(rate.refusal()).toMatchObject({ ...TOO_OFTEN, detail: { kind: 'seconds', seconds: 30 } });
    rate.waitMs(29_500);
    expect(rate.refusal()).toBeUndefined();
  });

  test('takes any number without a limit', () => {
    const rate = openRate(Infinity);
    for (let sent = 0; sent < 5000; sent += 1) expect(rate.isTaken('one')).toBe(true);
  });
});

/** A rate whose only client had its share, some time ago. */
function createUploadRateAt(laterMs: number) {
  let nowMs = 0;
  const now = () => nowMs;
  const rate = createUploadRate({ uploadsPerMinute: 1, lanes: createLanes(now), now });
  const sender = { network: NETWORK, client: 'one' };
  rate.take(sender);
  nowMs = laterMs;
  return {
    waitMs: (ms: number) => (nowMs += ms),
    refusal: () => {
      try {
        rate.take(sender);
        return undefined;
      } catch (error) {
        return error;
      }
    },
  };
}
