import { createHash } from 'node:crypto';
import { waitlistDocument } from './waitlistDocument.ts';

const widget = {
  id: '12"34',
  type: 'WIDGET_1',
  stylesheet: 'https://files.example/form.css',
  script: 'https://widget.example/form.js',
  api: '',
};

describe('the document of the waitlist’s form', () => {
  it('has a place with the id and type, and no element that loads anything by itself', () => {
    const text = waitlistDocument(widget);
    expect(text).toContain('data-waitlist_id="12&quot;34" data-widget_type="WIDGET_1"');
    expect(text).not.toMatch(/<link|<script[^>]* src=/);
  });

  it('allows the third party’s origins and nothing else', () => {
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(waitlistDocument(widget)) ?? [];
    expect(policy).toMatch(/script-src 'sha256-\S+' https:\/\/widget\.example;/);
    expect(policy).toContain('connect-src https://widget.example https://files.example;');
    expect(waitlistDocument({ ...widget, api: 'https://api.example/v1' })).toContain(
      'connect-src https://widget.example https://files.example https://api.example;',
    );
  });

  it('allows its one inline script by its digest', () => {
    const text = waitlistDocument(widget);
    const [, script = ''] = /<script[^>]*>(.*)<\/script>/.exec(text) ?? [];
    expect(text).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });
});
