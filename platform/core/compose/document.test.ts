import { createHash } from 'node:crypto';
import { registryOf, remoteRelease } from '../format/testing/releases.ts';
import { pageAt, sampleConfig, samplePage } from './testing/pages.ts';
import { composeDocument, documentHeaders, type DocumentParts } from './document.ts';
import { registryFile } from './registryFile.ts';

const registry = registryOf(remoteRelease());
const [shellVersion] = registry.microFrontends['tax'] ?? [];

const sampleFile = registryFile(registry);

const notNow = () => Promise.reject(new Error('not now'));

function partsOf(changes: Partial<DocumentParts> = {}): DocumentParts {
  if (!shellVersion) throw new Error('The sample registry is empty.');
  return {
    details: pageAt('/pricing'),
    rendered: { html: '<main></main>', style: '<style>p{}</style>' },
    page: { registry, config: sampleConfig },
    registryFile: sampleFile,
    languages: [],
    shell: {
      shareScope: {},
      render: notNow,
      renderRegion: notNow,
      earlyScript: () => '',
      documentStyle: () => '',
      headLinks: () => '',
      rootId: 'root',
      shellPages: [],
      digest: '0'.repeat(20),
      code: '',
      entryDependencies: ['react-dom.js'],
      brand: {
        drawSharePicture: () => undefined,
        colourToken: () => '',
        font: '',
        icon: '',
        colours: { theme: '', ground: '' },
      },
    },
    shellVersion,
    ownVersion: undefined,
    added: [],
    embedsDocuments: false,
    ...changes,
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policies in a document. */
const policiesIn = (html: string) =>
  [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(([, policy = '']) => policy);

const documentOf = (changes: Partial<DocumentParts> = {}): string => composeDocument(partsOf(changes));

describe('a document', () => {
  test('has the title, the description and the canonical address that its components give', () => {
    const head = { title: 'Rates <today>', description: 'All "rates".', canonical: '/rates' };
    const document = documentOf({ rendered: { html: '', style: '<style></style>', head } });
    expect(document.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Rates &lt;today&gt;</title>']);
    expect(document.match(/<meta name="description"[^>]*>/g)).toEqual([
      '<meta name="description" content="All &quot;rates&quot;.">',
    ]);
    expect(document.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${new URL('/rates', sampleConfig.origin).href}">`,
    ]);
  });

  test('has what features add to its head, beside its address', () => {
    const html = documentOf({ added: [{ head: ['<meta name="listed">'], data: {} }] });
    expect(html).toContain('<link rel="canonical" href="https://artha.example/pricing"><meta name="listed">');
  });

  test('cannot be broken out of by structured data of a remote', () => {
    const evil = { '@type': 'Thing', name: '</script><script>alert(1)</script><!--' };
    const html = documentOf({ added: [{ head: [], data: { '@graph': [evil] } }] });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ '@graph': [evil] });
    expect(html).not.toContain('alert(1)</script>');
  });

  test.each([
    [undefined, 'en-IN'],
    ['hi' as const, 'hi'],
  ])('has the language of its page (%s)', (lang, shown) => {
    expect(documentOf({ details: { ...pageAt('/pricing'), lang } })).toContain(`<html lang="${shown}">`);
  });

  test('in another language names and preloads the texts of the shell; in English it does not', () => {
    const sample = partsOf({}).shellVersion;
    const files = { ...sample.extras.files, 'texts-hi.json': `sha256-${'A'.repeat(43)}=` };
    const shellVersion = { ...sample, extras: { ...sample.extras, files } };
    const hindi = documentOf({ details: { ...pageAt('/pricing'), lang: 'hi' }, shellVersion });
    const [, address = ''] = /"texts":\{"url":"([^"]+)"/.exec(hindi) ?? [];
    expect(address).toMatch(/\/texts-hi\.json$/);
    expect(hindi).toContain(`<link rel="preload" as="fetch" href="${address}" crossorigin>`);
    expect(documentOf({ details: pageAt('/pricing'), shellVersion })).not.toContain('texts-hi');
  });

  test('names the same page in each language, and English for readers of any other', () => {
    const english = pageAt('/pricing');
    const hindi = { ...english, path: '/hi/pricing', lang: 'hi' as const };
    const links = [
      ['en-IN', '/pricing'],
      ['hi', '/hi/pricing'],
      ['x-default', '/pricing'],
    ].map(([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="https://artha.example${path}">`);
    for (const details of [english, hindi]) {
      const html = documentOf({ details, languages: [english, hindi] });
      for (const link of links) expect(html).toContain(link);
      expect(html).toContain(`<link rel="canonical" href="https://artha.example${details.path}">`);
    }
  });

  test('names its registry, and preloads it together with the shell', () => {
    const html = documentOf();
    const [, json = ''] = /<script type="application\/json" id="artha-page">(.*?)<\/script>/s.exec(html) ?? [];
    const { url, integrity } = sampleFile;
    expect(JSON.parse(json)).toEqual({ registry: { url, integrity }, config: sampleConfig });
    expect(html).toContain(`<link rel="preload" as="fetch" href="${url}" crossorigin>`);
    expect(documentHeaders(partsOf()).files).toContain(url);
  });

  test('is first painted once its last element has loaded', () => {
    expect(documentOf()).toContain('<link rel="expect" href="#artha-page" blocking="render">');
  });

  test('runs the shell’s shared scripts before its entry', () => {
    expect(documentOf()).toMatch(
      /<script defer[^>]* src="[^"]*react-dom\.js"[^>]*><\/script><script defer[^>]* src="[^"]*remoteEntry/,
    );
    expect(documentHeaders(partsOf()).files).toContainEqual(expect.stringMatching(/react-dom\.js$/));
  });

  test('that is unlisted says so', () => {
    const html = documentOf({ details: pageAt('/auth/signin') });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|ld\+json/);
  });

  test('allows each of its inline scripts and styles by hash, and no other', () => {
    const shell = {
      ...partsOf().shell,
      earlyScript: () => "theme('dark')",
      documentStyle: (base: string) => `@font{${base}}`,
    };
    const files = { 'react-dom.js': `sha256-${'R'.repeat(43)}=`, 'remoteEntry.js': `sha256-${'E'.repeat(43)}=` };
    const rendered = { html: '<h1></h1>', style: '<style data-styled="1">h1{}</style>' };
    const { shellVersion: sample } = partsOf();
    const html = documentOf({ shell, rendered, shellVersion: { ...sample, extras: { ...sample.extras, files } } });
    const [policy = '', second = ''] = policiesIn(html);
    const inline = [...html.matchAll(/<(script|style)(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/\1>/gs)];
    expect(inline.map(([, , text]) => text)).toEqual([
      "theme('dark')",
      expect.stringMatching(/^@font\{\/remotes\/tax\/0{20}\/\}$/),
      'h1{}',
    ]);
    for (const [, element = '', text = ''] of inline) {
      expect(new RegExp(`${element}-src [^;]*`).exec(policy)?.[0]).toContain(hashOf(text));
    }
    // styled-components' own element is empty until it is filled through the CSSOM.
    expect(policy).toContain(hashOf(''));
    for (const digest of Object.values(files)) expect(/script-src [^;]*/.exec(policy)?.[0]).toContain(`'${digest}'`);
    expect(policy.match(/'sha256-/g)).toHaveLength(inline.length + 1 + Object.keys(files).length);
    expect(second).toBe(`script-src 'self' ${hashOf("theme('dark')")}`);
  });

  test('allows the style attributes of its markup by hash, and no others', () => {
    const html = '<p style="width:20%">a</p><b style="font-family:&quot;Noto&quot;">b</b>';
    const changes = { rendered: { html, style: '', styleAttributes: ['width:20%', 'font-family:"Noto"'] } };
    const [policy = ''] = policiesIn(documentOf(changes));
    expect(/style-src-attr [^;]*/.exec(policy)?.[0]).toBe(
      `style-src-attr 'unsafe-hashes' ${hashOf('width:20%')} ${hashOf('font-family:"Noto"')}`,
    );
    expect(documentHeaders(partsOf(changes)).policies[0]).toBe(policy);
    expect(policiesIn(documentOf())[0]).not.toContain('style-src-attr');
  });

  test('has the styles of libraries, and its policy names each of them', () => {
    const styles = [{ attributes: { 'data-emotion': 'css "1' }, text: '.css-1>p{}' }];
    const html = '<style data-mantine-styles="true">:root{}</style><p>a</p>';
    const document = documentOf({
      rendered: { html, style: '<style>p{}</style>', styles, styleTexts: [':root{}'] },
    });
    expect(document).toContain('<style>p{}</style><style data-emotion="css &quot;1">.css-1>p{}</style>');
    const [policy = ''] = policiesIn(document);
    for (const text of ['p{}', '.css-1>p{}', ':root{}'])
      expect(/style-src [^;]*/.exec(policy)?.[0]).toContain(hashOf(text));
  });

  test('that is isolated allows every script of the shell and of its own remote, and none of another', () => {
    const release = (name: string, letter: string, isolated: boolean) => {
      const own = registryOf(remoteRelease({ name })).microFrontends[name]?.[0];
      if (!own) throw new Error('There is no version.');
      const routes = own.extras.routes.map((one) => ({ ...one, path: `/${name}`, isolated }));
      const digestOf = (more: string) => `sha256-${letter}${more.repeat(42)}=`;
      const files = { 'remoteEntry.js': digestOf('1'), 'late.js': digestOf('2'), 'icon.svg': digestOf('3') };
      return { ...own, extras: { ...own.extras, routes, files } };
    };
    const [auth, tax, own] = [release('auth', 'A', true), release('tax', 'T', false), release('shell', 'S', false)];
    const changes = {
      shellVersion: own,
      page: { registry: { ...registry, microFrontends: { auth: [auth], tax: [tax] } }, config: sampleConfig },
    };
    const at = (name: string, isolated: boolean) =>
      policiesIn(
        documentOf({
          ...changes,
          ownVersion: name === 'auth' ? auth : tax,
          details: samplePage({ remote: name, screen: 'Tax', isolated }),
        }),
      );
    const filesIn = (policy = '') =>
      [...(/script-src [^;]*/.exec(policy)?.[0] ?? '').matchAll(/'sha256-([AST][123])/g)].map(([, file]) => file);
    const [isolated, ...others] = at('auth', true);
    expect(filesIn(isolated).toSorted()).toEqual(['A1', 'A2', 'S1', 'S2']);
    expect([isolated?.includes('strict-dynamic'), others]).toEqual([false, []]);
    const [open, second] = at('tax', false);
    expect(filesIn(open).toSorted()).toEqual(['S1', 'T1']);
    expect(open).toContain("'strict-dynamic'");
    expect(filesIn(second)).toEqual([]);
  });

  test('contains its policies and its speculation rules, which the policies name', () => {
    const isolated = registryOf(
      remoteRelease({
        routes: [{ path: '/own', screen: 'Tax', title: 'Own', description: 'An isolated document.', isolated: true }],
      }),
    );
    const changes = { page: { registry: isolated, config: sampleConfig } };
    const html = documentOf(changes);
    expect(policiesIn(html)).toEqual(documentHeaders(partsOf(changes)).policies);
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ where: { href_matches: ['/own'] } }] });
    for (const policy of policiesIn(html)) expect(policy).toContain(hashOf(rules));
  });

  test('puts the policy before everything that it applies to', () => {
    const html = documentOf();
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|style|link|title)/));
    expect(html).toMatch(/<head><meta charset="utf-8">/);
  });

  test('has title, description and address escaped, whatever a team wrote', () => {
    const details = samplePage({ title: 'Save & "earn" </title><script>', description: '5 > 4 "sure" <b>' });
    const html = documentOf({ details });
    expect(html).toContain('<title>Save &amp; &quot;earn&quot; &lt;/title&gt;&lt;script&gt; | Artha</title>');
    expect(html).toContain('<meta name="description" content="5 &gt; 4 &quot;sure&quot; &lt;b&gt;">');
    expect(html).toContain('<link rel="canonical" href="https://artha.example/pricing">');
  });

  test('cannot be broken out of by its configuration', () => {
    const product = '</script><script>alert(1)</script>';
    const html = documentOf({ page: { registry, config: { ...sampleConfig, product } } });
    const [, json = ''] = /<script type="application\/json" id="artha-page">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ config: { product } });
    expect(html).not.toContain('<script>alert(1)');
  });

  test('preloads the scripts of its screen with their digests, exactly as they are loaded later', () => {
    const integrity = { 'remoteEntry.js': `sha256-${'E'.repeat(43)}=`, 'Tax.js': `sha256-${'T'.repeat(43)}=` } as const;
    const ownRegistry = registryOf(remoteRelease());
    const [version] = ownRegistry.microFrontends['tax'] ?? [];
    if (!version) throw new Error('There is no version.');
    version.extras.files = integrity;
    version.extras.screens = { Tax: ['Tax.js'] };
    const changes = { details: samplePage({ remote: 'tax', screen: 'Tax' }), ownVersion: version };
    const folder = `/remotes/tax/${'0'.repeat(20)}/`;
    for (const [file, digest] of Object.entries(integrity)) {
      expect(documentOf(changes)).toContain(
        `<link rel="preload" as="script" href="${folder}${file}" integrity="${digest}" crossorigin>`,
      );
      expect(documentHeaders(partsOf(changes)).files).toContain(folder + file);
    }
  });

  test('of the shell itself preloads no scripts of a remote', () => {
    const details = samplePage({ path: '/~health', remote: undefined, screen: undefined, unlisted: true });
    expect(documentOf({ details })).not.toContain('rel="preload" as="script"');
  });

  test('that is isolated may frame documents only if its remote has some', () => {
    const details = samplePage({ isolated: true });
    expect(documentOf({ details })).not.toContain('frame-src');
    expect(documentOf({ details, embedsDocuments: true })).toContain("frame-src 'self'");
  });
});
