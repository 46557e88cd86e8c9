import { readMetadata } from './metadata.ts';

const writtenTargets = (roles: readonly string[]): Buffer =>
  Buffer.from(
    JSON.stringify({
      signatures: [],
      signed: {
        _type: 'targets',
        spec_version: '1.0.31',
        version: 1,
        expires: '2026-02-10T04:05:06Z',
        targets: {},
        delegations: {
          keys: {},
          roles: roles.map((name) => ({ name, keyids: [], threshold: 1, terminating: true, paths: [name] })),
        },
      },
    }),
  );

const rolesOf = (content: Buffer) =>
  Object.keys(readMetadata('targets', content, 'targets.json').signed.delegations?.roles ?? {});

test('a document that delegates to a role twice is rejected', () => {
  expect(rolesOf(writtenTargets(['remote-tax', 'remote-glossary']))).toEqual(['remote-tax', 'remote-glossary']);
  for (const others of [[], ['remote-glossary']])
    expect(() => rolesOf(writtenTargets(['remote-tax', ...others, 'remote-tax']))).toThrow(
      'targets.json cannot be read: Error: There are two roles remote-tax.',
    );
});
