import { sampleConfig } from '../compose/testing/pages.ts';
import { missingSettings } from './missingSettings.ts';

const complete = {
  ...sampleConfig,
  waitlistUrl: 'https://waitlist.example',
  parentProject: { name: 'Parent', url: 'https://parent.example' },
  pages: {
    news: 'https://news.example',
    blog: '/blog',
    documentation: 'https://docs.example',
    about: '/about',
  },
  social: {
    x: 'https://x.example',
    discord: 'https://d.example',
    youtube: 'https://y.example',
    instagram: 'https://i.example',
  },
};

describe('the settings that are missing', () => {
  test('are empty if everything is configured', () => {
    expect(missingSettings(complete)).toEqual([]);
  });

  test('are named by their variables, with the effect of each', () => {
    const bare = {
      ...complete,
      origin: 'http://127.0.0.1:8080',
      email: '',
      waitlistUrl: '',
      parentProject: { name: 'Parent', url: '' },
      pages: undefined,
      social: { x: '', discord: '', youtube: '', instagram: '' },
    };
    const lines = missingSettings(bare);
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual([
      'ARTHA_ORIGIN',
      'ARTHA_EMAIL',
      'ARTHA_WAITLIST_URL',
      'ARTHA_PARENT_PROJECT_URL',
      'ARTHA_PAGES_NEWS',
      'ARTHA_PAGES_BLOG',
      'ARTHA_PAGES_DOCUMENTATION',
      'ARTHA_PAGES_ABOUT',
      'ARTHA_SOCIAL_X',
      'ARTHA_SOCIAL_DISCORD',
      'ARTHA_SOCIAL_YOUTUBE',
      'ARTHA_SOCIAL_INSTAGRAM',
    ]);
    expect(missingSettings({ ...bare, parentProject: { name: '', url: '' } })).toContain(
      'ARTHA_PARENT_PROJECT_NAME: the footer names no parent project',
    );
  });

  test.each(['http://localhost:8080', 'http://[::1]:8080'])('include the origin %s', (origin) => {
    expect(missingSettings({ ...complete, origin })).toEqual([expect.stringMatching(/^ARTHA_ORIGIN/)]);
  });
});
