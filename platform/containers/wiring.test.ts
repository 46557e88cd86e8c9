import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '@artha/process/root';
import { findPackages } from '@artha/build/findPackages';
import { findContextFiles } from './buildContext.ts';
import { programsOf, readComposeFile } from './composeFile.ts';
import { readSettings } from './readSettings.ts';
import { createSecrets } from './secrets.ts';
import { readTeams } from './teams.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const parts = readComposeFile();
const ours = [...parts].flatMap(([name, part]) => {
  const [program] = programsOf(part);
  return program === undefined ? [] : [{ name, part, program, settings: readSettings(program) }];
});

describe('every service of ours', () => {
  test('reads each setting that it gets', () => {
    const unread = ours.flatMap(({ name, part, settings }) =>
      Object.keys(part.environment).flatMap((setting) => (settings.read.has(setting) ? [] : `${name}: ${setting}`)),
    );
    expect(unread).toEqual([]);
  });

  test('gets each setting that it needs', () => {
    const missing = ours.flatMap(({ name, part, settings }) =>
      [...settings.required].flatMap((setting) => (part.environment[setting] ? [] : `${name}: ${setting}`)),
    );
    // Only needed beside the real Supabase Auth.
    expect(missing).toEqual(['stand-ins: STAND_INS_KEY', 'stand-ins: STAND_INS_CERTIFICATE']);
  });

  test('reads the settings of deploy/observability in its observer', () => {
    const composeSchema = v.object({
      services: v.record(v.string(), v.object({ environment: v.optional(v.record(v.string(), v.unknown()), {}) })),
    });
    const { services } = v.parse(composeSchema, parse(read('deploy/observability/compose.yml'), { merge: true }));
    const observed = ours.filter(({ name }) => name in services);
    expect(observed.map(({ name }) => name).sort()).toEqual(
      Object.keys(services)
        .filter((name) => parts.has(name))
        .sort(),
    );
    expect(observed.length).toBeGreaterThan(3);
    for (const { name, settings } of observed) {
      expect([...settings.read]).toEqual(expect.arrayContaining(Object.keys(services[name]?.environment ?? {})));
    }
  });

  test('may write to its volumes: the image has their folders, with its owner', () => {
    const [, made = ''] = /mkdir -p ((?:\/folders\/\w+ ?)+)/.exec(read('deploy/docker/node.Dockerfile')) ?? [];
    const folders = made
      .trim()
      .split(' ')
      .map((folder) => folder.replace('/folders', ''));
    const written = ours.flatMap(({ part }) => part.volumes.filter((volume) => !volume.read_only));
    expect(new Set(written.map(({ target }) => target))).toEqual(new Set(folders));
  });
});

describe('the addresses of services', () => {
  const networksSchema = v.optional(
    v.record(v.string(), v.nullish(v.object({ aliases: v.optional(v.array(v.string()), []) }))),
    {},
  );
  const composeSchema = v.object({ services: v.record(v.string(), v.object({ networks: v.optional(v.unknown()) })) });
  const { services } = v.parse(composeSchema, parse(read('docker-compose.yml'), { merge: true }));
  const namesOf = (name: string): string[] => {
    const { success, output } = v.safeParse(networksSchema, services[name]?.networks);
    const aliases = success ? Object.values(output).flatMap((network) => network?.aliases ?? []) : [];
    return [name, ...aliases.map((alias) => alias.replace(/^\$\{\w+:-(.*)\}$/, '$1'))];
  };
  const inProfile = (profile: string) => [...parts].filter(([, part]) => part.profiles.includes(profile));

  test.each(['full', 'light'])('are names in the profile %s', (profile) => {
    const known = inProfile(profile).flatMap(([name]) => namesOf(name));
    const asked = inProfile(profile).flatMap(([, { environment }]) =>
      Object.entries(environment).flatMap(([setting, value]) => {
        if (setting.endsWith('_HOST') && /^[a-z]+$/.test(value)) return [value];
        return [...value.matchAll(/https?:\/\/([a-z][\w.-]*)(?::\d+)?/g)].map(([, host = '']) => host);
      }),
    );
    const upstreams = [...read('deploy/gateway/start').matchAll(/:-([a-z]+):\d+\}/g)].map(([, host = '']) => host);
    expect(upstreams).toHaveLength(3);
    expect([...asked, ...upstreams].filter((host) => !known.includes(host))).toEqual([]);
  });
});

describe('the keys', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'artha-keys-'));
    await createSecrets(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('have each folder that a service mounts, and each file that it names there', () => {
    const mounts = [...parts].flatMap(([name, part]) =>
      part.volumes.filter(({ source }) => source === 'keys').map((volume) => ({ name, part, ...volume })),
    );
    expect(mounts.length).toBeGreaterThan(10);
    const named = mounts.flatMap(({ name, part, target, subpath }) => {
      const texts = [
        ...Object.values(part.environment),
        JSON.stringify(part.command),
        name === 'gateway' ? read('deploy/gateway/start') : '',
      ];
      const files = texts.flatMap((text) => [...text.matchAll(new RegExp(`${target}/([\\w.-]+)`, 'g'))]);
      return [subpath, ...files.map(([, file = '']) => join(subpath, file))];
    });
    expect(named.length).toBeGreaterThan(mounts.length);
    expect([...new Set(named)].filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});

test('every published remote has a service, a team and an image of its name', () => {
  // The pages of the design system are for teams, and visitors are not led there.
  const published = findPackages(root).map(({ name, folder }) => ({ name, folder: basename(folder) }));
  const expected = published.filter(({ name }) => name !== 'design');
  const remotes = ours.filter(({ part }) => part.build?.target === 'remote');
  expect(remotes.map(({ name, part }) => [name, part.build?.args['REMOTE']]).sort()).toEqual(
    expected.map(({ folder }) => [folder, folder]).sort(),
  );
  expect(
    readTeams(root)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(expected.map(({ name }) => name).sort());
  const keysAndImages = remotes.map(({ part }) => [part.image, part.volumes[0]?.subpath]);
  expect(keysAndImages.sort()).toEqual(expected.map(({ name }) => [`artha/remote-${name}`, `teams/${name}`]).sort());
});

describe('the files that images copy', () => {
  const files = findContextFiles(root);
  const copies = globSync('deploy/docker/*.Dockerfile', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/^COPY (?!.*--from)(.+)$/gm)].map(([, line = '']) => {
      const words = line.split(' ').filter((word) => !word.startsWith('--'));
      return { sources: words.slice(0, -1), target: words.at(-1) ?? '' };
    }),
  );

  test('exist, and .dockerignore does not exclude them', () => {
    const sources = copies.flatMap((copy) => copy.sources);
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !files.some((file) => matchesGlob(file, source)))).toEqual([]);
  });

  test('are all that the gateway includes', () => {
    const copied = copies.flatMap(({ sources, target }) =>
      target.startsWith('/etc/nginx')
        ? files.filter((file) => sources.some((source) => matchesGlob(file, source)))
        : [],
    );
    const names = copied.map((file) => basename(file));
    const configurations = names.map((name) => read(`deploy/gateway/${name}`)).join('\n');
    const included = [...configurations.matchAll(/include \/etc\/nginx\/([\w@.-]+);/g)].flatMap(([, name = '']) =>
      // One of the two, as `start` writes it.
      name === '@TRACE@.conf' ? ['trace.conf', 'otel.conf'] : [name],
    );
    // nginx has the types itself.
    expect(included.filter((name) => name !== 'mime.types' && !names.includes(name))).toEqual([]);
  });

  test('exist also if they are mounted', () => {
    const composeFiles = ['docker-compose.yml', 'deploy/observability/compose.yml'];
    const mounted = composeFiles.flatMap((file) => [...read(file).matchAll(/- '?\.\/([^:']+):/g)]);
    expect(mounted.length).toBeGreaterThan(4);
    expect(mounted.filter(([, path = '']) => !existsSync(join(root, path)))).toEqual([]);
  });
});
