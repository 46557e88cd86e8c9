import { testConfig } from '@artha/shared/testing';
import { embeddedDocument } from './waitlist.ts';

const widget = {
  id: '12"34',
  type: 'WIDGET_1',
  stylesheet: 'https://files.example/form.css',
  script: 'https://widget.example/form.js',
  api: '',
};
const documentOf = (changes: Partial<typeof widget> = {}) =>
  embeddedDocument({ ...testConfig, waitlistWidget: { ...widget, ...changes } });

describe('the document of the waitlist’s form', () => {
  test('is left out if no widget is configured', () => {
    expect(embeddedDocument(testConfig)).toBeUndefined();
  });

  test('has a place with the id and type, and no element that loads anything by itself', () => {
    const html = documentOf()?.html;
    expect(html).toContain('data-waitlist_id="12&quot;34" data-widget_type="WIDGET_1"');
    expect(html).not.toMatch(/<link|<script/);
    expect(html).toMatch(/:where\(body\)\{margin:0;font:.*sans-serif;align-content:center;min-height:100vh\}/);
  });

  test('has the typeface that the page around it has until Inter loads', () => {
    const html = documentOf()?.html;
    expect(html).toMatch(/@font-face\{font-family:'Inter fallback';src:local\('Roboto'\),.*;size-adjust:107\.4%\}/);
    expect(html).toContain("font:1rem/1.6 'Inter fallback',system-ui,sans-serif");
  });

  test('allows the third party’s origins, and scripts from one of them', () => {
    expect(documentOf()).toMatchObject({
      scriptOrigins: ['https://widget.example'],
      origins: ['https://widget.example', 'https://files.example'],
    });
    expect(documentOf({ api: 'https://api.example/v1' })?.origins).toEqual([
      'https://widget.example',
      'https://files.example',
      'https://api.example',
    ]);
    expect(documentOf({ stylesheet: 'https://widget.example/form.css' })?.origins).toEqual(['https://widget.example']);
  });
});
