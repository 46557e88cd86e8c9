import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './loadConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'artha-config-'));
const file = join(folder, 'site.config.json');

const config = {
  product: 'Artha',
  origin: 'https://artha.example',
  city: 'Bengaluru, India',
  email: 'hello@artha.example',
  waitlistUrl: '',
  parentProject: { name: 'Parent', url: '' },
  social: { x: '', discord: '', youtube: '', instagram: '' },
  uploadUrl: '/upload',
};

beforeEach(() => {
  writeFileSync(file, JSON.stringify(config));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the configuration of a site', () => {
  test('is read from its file if no variable is set', () => {
    expect(loadConfig(file, {})).toEqual(config);
  });

  test('is overridden by variables named after its entries', () => {
    const env = {
      ARTHA_PRODUCT: 'Nidhi',
      ARTHA_UPLOAD_URL: 'https://upload.example/',
      ARTHA_SOCIAL_X: 'https://x.example/nidhi',
      ARTHA_PARENT_PROJECT_NAME: 'Kosh',
    };
    expect(loadConfig(file, env)).toEqual({
      ...config,
      product: 'Nidhi',
      uploadUrl: 'https://upload.example/',
      social: { ...config.social, x: 'https://x.example/nidhi' },
      parentProject: { name: 'Kosh', url: '' },
    });
  });

  test('has the local address as its origin by default', () => {
    expect(loadConfig(file, { ARTHA_ORIGIN: '' }).origin).toBe('http://127.0.0.1:8080');
    expect(loadConfig(file, { ARTHA_ORIGIN: '' }, 'http://127.0.0.1:9000').origin).toBe('http://127.0.0.1:9000');
    expect(loadConfig(file, {}, 'http://127.0.0.1:9000').origin).toBe('https://artha.example');
  });

  test('loses an address if its variable is empty', () => {
    writeFileSync(file, JSON.stringify({ ...config, waitlistUrl: 'https://waitlist.example' }));
    expect(loadConfig(file, { ARTHA_WAITLIST_URL: '' }).waitlistUrl).toBe('');
  });

  test('is rejected with the name of each invalid entry', () => {
    const env = { ARTHA_ORIGIN: 'nowhere', ARTHA_SOCIAL_DISCORD: 'nowhere' };
    expect(() => loadConfig(file, env)).toThrow(/origin[\s\S]*social\.discord/);
  });
});
