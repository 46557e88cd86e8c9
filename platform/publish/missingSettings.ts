import type { SiteConfig } from '@artha/shared/config';

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The settings that a site's configuration leaves empty, by the name of their variable.
 * @returns lines for people: `ARTHA_EMAIL: nobody can write to you, …`.
 */
export function missingSettings({ origin, email, waitlistUrl, parentProject, social }: SiteConfig): string[] {
  const configuredOrigin = localHosts.includes(new URL(origin).hostname) ? '' : origin;
  /** Each with what the site does without it. */
  const settings: readonly (readonly [name: string, value: string, fallback: string])[] = [
    ['ARTHA_ORIGIN', configuredOrigin, 'shared addresses and the sitemap name this machine'],
    ['ARTHA_EMAIL', email, 'nobody can write to you, and there is no security.txt'],
    ['ARTHA_WAITLIST_URL', waitlistUrl, '“Join the Waitlist” leads to the contact section'],
    ['ARTHA_PARENT_PROJECT_URL', parentProject.url, 'the footer names the parent project without a link'],
    ['ARTHA_SOCIAL_X', social.x, 'no link to X; “News” leads to the contact section'],
    ['ARTHA_SOCIAL_DISCORD', social.discord, 'no link to Discord; “Discord Community” leads to the contact section'],
    ['ARTHA_SOCIAL_YOUTUBE', social.youtube, 'no link to YouTube; “Blog” leads to the questions'],
    ['ARTHA_SOCIAL_INSTAGRAM', social.instagram, 'no link to Instagram'],
  ];
  return settings.filter(([, value]) => value === '').map(([name, , fallback]) => `${name}: ${fallback}`);
}
