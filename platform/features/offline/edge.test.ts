import { openEdgeSite } from '@artha/edge/testing/edgeSite';
import { offline } from './edge.ts';

test('an edge answers with it as long as its operator wants; otherwise the site’s worker may only ask the site', async () => {
  const [on, off] = [
    await openEdgeSite({ features: [offline(false)] }),
    await openEdgeSite({ features: [offline(true)] }),
  ];
  const own = await fetch(`${on.url}/offline.js`);
  expect(await own.text()).toBe('work()');
  expect(own.headers.get('cache-control')).toBe('no-cache');
  const removal = await fetch(`${off.url}/offline.js?1`);
  expect(await removal.text()).toContain('registration.unregister()');
  expect(removal.headers.get('cache-control')).toBe('no-store');
  for (const { headers } of [own, removal]) {
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; connect-src 'self';/);
  }
  expect((await fetch(`${off.url}/offline/tax.json`)).status).toBe(200);
  await Promise.all([on.close(), off.close()]);
});
