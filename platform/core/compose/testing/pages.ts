import type { SiteConfig } from '@artha/shared/config';
import type { PageDetails } from '../pageDetails.ts';

/** A configuration of a site for tests. */
export const sampleConfig: SiteConfig = {
  product: 'Artha',
  origin: 'https://artha.example',
  city: 'Bengaluru, India',
  email: 'hello@artha.example',
  waitlistUrl: '',
  parentProject: { name: 'Parent', url: '' },
  social: { x: 'https://x.example/artha', discord: '', youtube: 'https://youtube.example/artha', instagram: '' },
  uploadUrl: '/upload',
};

/** A listed page of a remote. */
export function samplePage(changes: Partial<PageDetails> = {}): PageDetails {
  return {
    path: '/pricing',
    title: 'Pricing',
    description: 'What it costs.',
    unlisted: false,
    isolated: false,
    needs: {},
    remote: 'marketing',
    screen: 'Pricing',
    published: '2026-01-31',
    ...changes,
  };
}

/** A page with a card on the tools index. */
function sampleTool(name: string, order: number, path = `/tools/${name.toLowerCase()}`): PageDetails {
  const tool = { name, description: `What ${name} does.`, order };
  return samplePage({ path, title: `${name} - India`, description: `${name}, at length.`, tool });
}

/** A small site: home, an index with two tools, a tool with a page below it, an unlisted page. */
export const samplePages: readonly PageDetails[] = [
  sampleTool('Tax', 20),
  samplePage({ path: '/', title: 'money, made plain', description: 'Tools for money.' }),
  samplePage(),
  samplePage({ path: '/tools', title: 'Free tools', description: 'All of them.' }),
  samplePage({ path: '/tos', title: 'Terms & Conditions', description: 'The agreement.' }),
  sampleTool('Statement', 10),
  sampleTool('Research', 30, '/Artha-Research'),
  samplePage({ path: '/Artha-Research/pumps', title: 'Pumps', description: 'A report.' }),
  samplePage({ path: '/auth/signin', title: 'Sign in', description: 'Sign in.', unlisted: true }),
];

/** One of `samplePages`. */
export function pageAt(path: string): PageDetails {
  const page = samplePages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no sample page at ${path}.`);
  return page;
}
