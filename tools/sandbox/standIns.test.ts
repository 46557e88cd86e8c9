import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { siteConfigSchema } from '@artha/shared/config';
import { readFileSync } from 'node:fs';
import { root } from '@artha/process/root';
import { isLocalAddress, readStandIns, withStandIns, writeStandIns, type StandIns } from './standIns.ts';

const raw = v.parse(v.looseObject({}), JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')));
const configured = (more: object = {}) =>
  v.parse(siteConfigSchema, { ...raw, origin: 'http://127.0.0.1:8080', ...more });

const standIns: StandIns = {
  auth: { url: '/auth/v1', publishableKey: 'key' },
  waitlistUrl: 'http://127.0.0.1:8081/waitlist',
  waitlistWidget: {
    id: 'local',
    type: 'form',
    stylesheet: 'http://127.0.0.1:8081/waitlist/widget.css',
    script: 'http://127.0.0.1:8081/waitlist/widget.js',
    api: '',
  },
  analytics: {
    key: 'key',
    host: 'http://127.0.0.1:8081',
    assetsHost: 'http://127.0.0.1:8081',
    idleSeconds: 1800,
    flushSeconds: 3,
    cookieDays: 365,
  },
};

describe('the configuration of a local site', () => {
  test('names the stand-ins for what it leaves open', () => {
    expect(withStandIns(configured(), standIns)).toMatchObject(standIns);
  });

  test('keeps what is configured', () => {
    const auth = { url: 'https://project.example/auth/v1', publishableKey: 'own' };
    const own = configured({ auth, waitlistUrl: 'https://waitlist.example/join' });
    const filled = withStandIns(own, standIns);
    expect(filled).toMatchObject({ auth, waitlistUrl: 'https://waitlist.example/join' });
    // The form on the landing page would otherwise use another list than the link.
    expect(filled.waitlistWidget).toBeUndefined();
    expect(filled.analytics).toEqual(standIns.analytics);
  });

  test('keeps signing in a demonstration if no stand-in replaces the service', () => {
    expect(withStandIns(configured(), { ...standIns, auth: undefined }).auth).toBeUndefined();
  });

  test('still fits the schema of configurations', () => {
    expect(v.is(siteConfigSchema, withStandIns(configured(), standIns))).toBe(true);
  });
});

describe('the stand-ins of a store', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'artha-stand-ins-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test('are those that were written last', async () => {
    expect(readStandIns(folder, 'http://127.0.0.1:8080')).toBeUndefined();
    await writeStandIns(folder, standIns);
    expect(readStandIns(folder, 'http://127.0.0.1:8080')).toEqual(standIns);
  });

  test('may be without accounts', async () => {
    const { auth: _auth, ...rest } = standIns;
    await writeStandIns(folder, rest);
    expect(readStandIns(folder, 'http://127.0.0.1:8080')).toEqual({ ...rest, auth: undefined });
  });

  test('are undefined if the file is invalid', () => {
    writeFileSync(join(folder, 'stand-ins.json'), '{"waitlistUrl":1}');
    expect(readStandIns(folder, 'http://127.0.0.1:8080')).toBeUndefined();
  });

  test('are never used for a public site', async () => {
    await writeStandIns(folder, standIns);
    expect(readStandIns(folder, 'https://artha.example')).toBeUndefined();
    expect(['http://localhost:1', 'http://[::1]:1', 'http://127.0.0.1.evil.example', 'x'].map(isLocalAddress)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
