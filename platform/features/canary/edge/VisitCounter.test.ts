import fc from 'fast-check';
import type { VitalsEntry } from '@artha/shared/contract';
import { sampleRegistry, sampleVersion } from '@artha/shared/testing';
import { getsCanary } from './draw.ts';
import { VisitCounter } from './VisitCounter.ts';
import { networkOf, VisitLimit } from './VisitLimit.ts';
import { visitOf } from './visitOf.ts';

const [live, release, past] = ['a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20)];
const canary = { remote: 'tax', release, live, share: 30, since: '2026-02-03T04:05:06.000Z', addresses: ['/tax'] };
const registry = sampleRegistry({
  tax: [
    sampleVersion({ digest: past }, { traffic: 0, default: false }),
    sampleVersion({ digest: live }, { traffic: 70, default: true }),
    sampleVersion({ digest: release }, { traffic: 30, default: false }),
  ],
});
const shown = { registry, canaries: [canary] };
const draws = Array.from({ length: 100 }, (_, draw) => draw);
const [inside] = draws.filter((draw) => getsCanary(canary, draw));
const [outside] = draws.filter((draw) => !getsCanary(canary, draw));

const about = (digest: string, count = 1) => ({ remote: 'tax', release: digest, count });
const view = (digest: string, count = 1): VitalsEntry => ({ ...about(digest, count), kind: 'view' });
const error = (digest: string, code: 'AR-106' | 'AR-101' | 'AR-110' | 'TypeError', count = 1): VitalsEntry => ({
  ...about(digest, count),
  kind: 'error',
  code,
});
const vital = (digest: string, metric: 'LCP' | 'INP' | 'CLS', bucket: number, count = 1): VitalsEntry => ({
  ...about(digest, count),
  kind: 'vital',
  metric,
  bucket,
});

/** The counts after reports, as `release/canary: visits, errors`. */
function counted(counter: VisitCounter): Record<string, readonly [number, number]> {
  const { releases = [] } = counter.takeReport() ?? {};
  return Object.fromEntries(
    releases.map((one) => [
      `${one.release === release ? 'new' : 'live'}${one.canary === undefined ? '' : ' by draw'}`,
      [one.counts.visits, one.counts.errors],
    ]),
  );
}
const add = (counter: VisitCounter, entries: VitalsEntry[], address: string, draw: number | undefined) => {
  counter.add({ format: 1, entries }, { address, draw }, shown);
};

describe('a report is one visit', () => {
  test('in which each fault counts once, whatever number it names, and the slowest time', () => {
    const many = 1000;
    expect(
      visitOf([
        view(live, many),
        error(live, 'AR-106', many),
        error(live, 'TypeError', many),
        error(live, 'AR-101', many),
        error(live, 'AR-110', many),
        vital(live, 'LCP', 2, many),
        vital(live, 'LCP', 4, many),
        vital(live, 'CLS', 9, many),
      ]),
    ).toEqual({ visits: 1, errors: 1, loading: 1, frozen: 1, LCP: [0, 0, 0, 0, 1], INP: [] });
  });

  test('of a page that showed the release or failed in it', () => {
    expect(visitOf([vital(live, 'INP', 2)])).toBeUndefined();
    expect(visitOf([error(live, 'AR-110')])).toMatchObject({ visits: 1, errors: 0, frozen: 1 });
  });
});

describe('visits count', () => {
  test('for the release of the visitor’s draw, and for the release that everybody gets', () => {
    const counter = new VisitCounter();
    add(counter, [view(release)], '203.0.113.1', inside);
    add(counter, [view(live), error(live, 'AR-106')], '203.0.113.2', outside);
    // The tab is older than the canary.
    add(counter, [view(live)], '203.0.113.3', undefined);
    expect(counted(counter)).toEqual({ 'new by draw': [1, 0], live: [2, 1], 'live by draw': [1, 1] });
  });

  test.each([
    ['of the canary by a draw that does not get it', [view(release)], outside],
    ['of the canary without a draw', [view(release)], undefined],
    ['of a release of before', [view(past)], undefined],
    ['of both releases at once', [view(release), view(live)], inside],
    ['of what the site does not have', [view('d'.repeat(20))], inside],
  ] as const)('not if they are %s', (_, entries, draw) => {
    const counter = new VisitCounter();
    add(counter, [...entries], '203.0.113.1', draw);
    expect(counter.takeReport()).toBeUndefined();
  });

  test('from one address twice for a canary: a thousand invented reports change little', () => {
    const counter = new VisitCounter();
    for (let report = 0; report < 1000; report += 1) {
      const draw = draws[report % 100];
      add(counter, [view(release, 1000), error(release, 'AR-106', 1000)], '203.0.113.1', draw);
      add(counter, [view(live, 1000)], '203.0.113.1', draw);
    }
    const { live: forAll, 'new by draw': ofNew = [0, 0], 'live by draw': ofLive = [0, 0] } = counted(counter);
    expect([forAll, ofNew[0] + ofLive[0]]).toEqual([[2, 0], 2]);
    const repeated = new VisitCounter();
    for (let report = 0; report < 1000; report += 1)
      add(repeated, [view(release), error(release, 'AR-106')], `2001:db8:1:2::${report.toString(16)}`, inside);
    expect(counted(repeated)).toEqual({ 'new by draw': [2, 2] });
  });

  test('in every report since the start, which names the edge and grows in number', () => {
    const counter = new VisitCounter();
    add(counter, [view(live)], '203.0.113.1', undefined);
    const first = counter.takeReport();
    expect(counter.takeReport()).toBeUndefined();
    counter.repeat();
    const again = counter.takeReport();
    expect(again).toMatchObject({ edge: first?.edge, number: 2, releases: first?.releases });
    expect(JSON.stringify(again)).not.toContain('203.0.113');
  });
});

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is in one network with all of its 64 lower bits', () => {
    const group = fc.nat(0xff_ff).map((one) => one.toString(16));
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 4, maxLength: 4 }),
        (upper, lower) => {
          expect(networkOf([...upper, ...lower].join(':'))).toBe(upper.join(':'));
        },
      ),
    );
  });

  test('is forgotten after a day', () => {
    const limit = new VisitLimit();
    const allowed = (now: number) => limit.allows('203.0.113.1', 'tax', now);
    expect([1, 2, 3, 86_400_000].map(allowed)).toEqual([true, true, false, false]);
    expect(allowed(86_400_002)).toBe(true);
    expect(limit.allows('203.0.113.1', 'glossary', 86_400_003)).toBe(true);
  });
});
