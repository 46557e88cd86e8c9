import { registryOf, remoteRelease } from '../testing/releases.ts';
import { pageAt, sampleConfig } from '../testing/pages.ts';
import { composeDocument, preloadHeader, type DocumentParts } from './document.ts';
import { registryFile } from './registryFile.ts';

const registry = registryOf(remoteRelease());
const [shellVersion] = registry.microFrontends['tax'] ?? [];

const sampleFile = registryFile(registry);

function partsOf(changes: Partial<DocumentParts> = {}): DocumentParts {
  if (!shellVersion) throw new Error('The sample registry is empty.');
  return {
    facts: pageAt('/pricing'),
    rendered: { html: '<main></main>', style: '<style>p{}</style>' },
    page: { registry, config: sampleConfig },
    registryFile: sampleFile,
    shell: {
      shareScope: {},
      render: () => Promise.reject(new Error('not now')),
      earlyScript: '',
      documentStyle: () => '',
      headLinks: () => '',
      rootId: 'root',
      shellPages: [],
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
    picture: undefined,
    structuredData: undefined,
    embedsDocuments: false,
    ...changes,
  };
}

const documentOf = (changes: Partial<DocumentParts> = {}): string => composeDocument(partsOf(changes));

describe('a document', () => {
  test('has no way out of its structured data, whatever a remote puts there', () => {
    const evil = { '@type': 'Thing', name: '</script><script>alert(1)</script><!--' };
    const html = documentOf({ structuredData: { '@graph': [evil] } });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ '@graph': [evil] });
    expect(html).not.toContain('alert(1)</script>');
  });

  test('names its picture with size and words for every reader, and asks for the large card', () => {
    const url = 'https://artha.example/og/0.png';
    const html = documentOf({ picture: { url, alt: 'Terms & "Conditions"', drawn: undefined } });
    expect(html).toContain(`<meta property="og:image" content="${url}">`);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="630">');
    expect(html).toContain('<meta property="og:image:alt" content="Terms &amp; &quot;Conditions&quot;">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('names its registry, which comes while the shell does', () => {
    const html = documentOf();
    const [, json = ''] = /<script type="application\/json" id="artha-page">(.*?)<\/script>/s.exec(html) ?? [];
    const { url, integrity } = sampleFile;
    expect(JSON.parse(json)).toEqual({ registry: { url, integrity }, config: sampleConfig });
    expect(html).toContain(`<link rel="preload" as="fetch" href="${url}" crossorigin>`);
    expect(preloadHeader(partsOf())).toContain(`<${url}>; rel=preload; as=fetch; crossorigin`);
  });

  test('is painted once, when its last element has come', () => {
    expect(documentOf()).toContain('<link rel="expect" href="#artha-page" blocking="render">');
  });

  test('runs what the shell’s entry waits for before the entry', () => {
    expect(documentOf()).toMatch(
      /<script defer[^>]* src="[^"]*react-dom\.js"[^>]*><\/script><script defer[^>]* src="[^"]*remoteEntry/,
    );
    expect(preloadHeader(partsOf())).toMatch(/react-dom\.js>; rel=preload; as=script/);
  });

  test('that is unlisted says so, and nothing to those who share it', () => {
    const html = documentOf({ facts: pageAt('/auth/signin') });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/og:|twitter:|canonical|ld\+json/);
  });
});
