import type { SiteConfig } from '@artha/shared/config';

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The settings that a site's configuration leaves empty, by the name of their variable.
 * @returns lines for people: `ARTHA_EMAIL: the site shows no e-mail address, …`.
 */
export function missingSettings({ origin, email, waitlistUrl, parentProject, pages, social }: SiteConfig): string[] {
  const configuredOrigin = localHosts.includes(new URL(origin).hostname) ? '' : origin;
  /** The effect of each empty setting. */
  const settings: readonly (readonly [name: string, value: string, fallback: string])[] = [
    ['ARTHA_ORIGIN', configuredOrigin, 'shared addresses and the sitemap name this machine'],
    ['ARTHA_EMAIL', email, 'the site shows no e-mail address, and has no security.txt'],
    ['ARTHA_WAITLIST_URL', waitlistUrl, '“Join the Waitlist” links the contact section'],
    parentProject.name === ''
      ? ['ARTHA_PARENT_PROJECT_NAME', '', 'the footer names no parent project']
      : ['ARTHA_PARENT_PROJECT_URL', parentProject.url, 'the footer names the parent project without a link'],
    ['ARTHA_PAGES_NEWS', pages?.news ?? '', 'no “News” in the footer'],
    ['ARTHA_PAGES_BLOG', pages?.blog ?? '', 'no “Blog” in the footer'],
    ['ARTHA_PAGES_DOCUMENTATION', pages?.documentation ?? '', 'no “Documentation” in the footer'],
    ['ARTHA_PAGES_ABOUT', pages?.about ?? '', 'no “About us” in the footer'],
    ['ARTHA_SOCIAL_X', social.x, 'no link to X'],
    ['ARTHA_SOCIAL_DISCORD', social.discord, 'no link to Discord'],
    ['ARTHA_SOCIAL_YOUTUBE', social.youtube, 'no link to YouTube'],
    ['ARTHA_SOCIAL_INSTAGRAM', social.instagram, 'no link to Instagram'],
  ];
  return settings.filter(([, value]) => value === '').map(([name, , fallback]) => `${name}: ${fallback}`);
}
