import { createHash } from 'node:crypto';
import { composeEmbeddedDocument } from './embeddedDocument.ts';

const composed = composeEmbeddedDocument({
  title: 'Form & more',
  html: '<div id="place"></div>',
  script: 'start()',
  scriptOrigins: ['https://widget.example'],
  origins: ['https://widget.example', 'https://api.example'],
});
const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(composed) ?? [];

describe('an embedded document', () => {
  test('has its title escaped, its content and its script, and is hidden from search engines', () => {
    expect(composed).toContain('<title>Form &amp; more</title>');
    expect(composed).toContain('<div id="place"></div><script>start()</script>');
    expect(composed).toContain('<meta name="robots" content="noindex">');
  });

  test('may run its own script, by digest, and scripts of the origins that it names', () => {
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}' https://widget.example;`);
  });

  test('may connect only to the origins that it names', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain('connect-src https://widget.example https://api.example;');
    expect(policy).toContain('form-action https://widget.example https://api.example;');
  });
});
