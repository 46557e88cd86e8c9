import { sampleConfig } from '@artha/core/testing/pages';
import { sourceOf } from '@artha/core/integrity';
import { policiesOf, readPolicies, withDevelopment } from './developmentPolicy.ts';

const element = {
  registry: { url: '/registries/0a.json', integrity: `sha256-${'A'.repeat(43)}=` },
  config: sampleConfig,
};
const page = `<!doctype html><html><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src 'self'">
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<script>early()</script><style>@font-face{}</style><script defer src="/main.js" integrity="sha256-main"></script>
<script type="speculationrules">{}</script></head><body></body></html>`;
const needs = { socket: 'ws://127.0.0.1:8090', script: sourceOf('tell()') };

/** The sources of a directive in the first policy that has it. */
const sourcesOf = (policies: readonly string[], name: string): string[] =>
  policies
    .flatMap((policy) => policy.split('; '))
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

test('the page of a route has the policy of a release, with the scripts and styles of the site’s page', () => {
  const policies = policiesOf(page, {}, element);
  expect(policies).toHaveLength(2);
  expect(sourcesOf(policies, 'script-src')).toEqual(["'strict-dynamic'", sourceOf('early()'), "'sha256-main'"]);
  expect(sourcesOf(policies, 'style-src')).toEqual(["'self'", sourceOf('@font-face{}'), sourceOf('')]);
  expect(sourcesOf(policies, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(sourcesOf(policies, 'frame-src')).toEqual(["'self'"]);
});

test('a page of another remote keeps its own', () => {
  expect(readPolicies(page)).toEqual(["default-src 'none'; frame-src 'self'", "script-src 'self'"]);
});

describe('in development', () => {
  test('the policy has the socket, the first script and a name for scripts, and nothing else', () => {
    const deployed = policiesOf(page, {}, element);
    const policies = withDevelopment(deployed, needs);
    expect(sourcesOf(policies, 'connect-src')).toContain(needs.socket);
    expect(sourcesOf(policies, 'trusted-types')).toEqual(['default', 'artha-development']);
    const added = policies
      .join(' ')
      .split(/[ ;]+/)
      .filter((word) => !deployed.join(' ').split(/[ ;]+/).includes(word));
    expect(new Set(added)).toEqual(new Set([needs.socket, needs.script, 'artha-development']));
    expect(policies.every((policy) => !policy.includes('script-src') || policy.includes(needs.script))).toBe(true);
  });

  test('an isolated page runs the scripts that its own ones insert, which have no digests', () => {
    const policies = withDevelopment(policiesOf(page, { isolated: true }, element), needs);
    expect(sourcesOf(policies, 'script-src')).toContain("'strict-dynamic'");
    expect(sourcesOf(policies, 'script-src')).not.toContain("'unsafe-inline'");
  });
});
