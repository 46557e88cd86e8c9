import type { SiteConfig } from '@artha/shared/config';
import { sampleConfig } from './testing/pages.ts';
import { unknownOrigins } from './unknownOrigins.ts';

const config: SiteConfig = {
  ...sampleConfig,
  waitlistWidget: {
    id: '1',
    type: 'A',
    stylesheet: 'https://widget.example/a.css',
    script: 'https://widget.example/a.js',
    api: 'https://api.example/v1',
  },
};
const document = { title: 'Form', html: '', script: '', scriptOrigins: [], origins: [] };

test('an embedded document may name origins of addresses that the operator has configured', () => {
  const origins = ['https://widget.example', 'https://api.example'];
  expect(unknownOrigins({ ...document, scriptOrigins: ['https://widget.example'], origins }, config)).toEqual([]);
});

test('others are unknown, once each', () => {
  const named = {
    scriptOrigins: ['https://evil.example'],
    origins: ['https://evil.example', 'https://evil.api.example'],
  };
  expect(unknownOrigins({ ...document, ...named }, config)).toEqual([
    'https://evil.example',
    'https://evil.api.example',
  ]);
});
