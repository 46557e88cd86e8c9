import type { SiteConfig } from '@artha/shared/config';

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** What a site does without a setting. */
const fallbacks = {
  ARTHA_ORIGIN: 'shared addresses and the sitemap name this machine',
  ARTHA_EMAIL: 'nobody can write to you, and there is no security.txt',
  ARTHA_WAITLIST_URL: '“Join the Waitlist” leads to the contact section',
  ARTHA_PARENT_PROJECT_URL: 'the footer names the parent project without a link',
  ARTHA_SOCIAL_X: 'no link to X; “News” leads to the contact section',
  ARTHA_SOCIAL_DISCORD: 'no link to Discord; “Discord Community” leads to the contact section',
  ARTHA_SOCIAL_YOUTUBE: 'no link to YouTube; “Blog” leads to the questions',
  ARTHA_SOCIAL_INSTAGRAM: 'no link to Instagram',
} as const;

/**
 * The settings that a site's configuration leaves empty, by the name of their variable.
 * @returns lines for people: `ARTHA_EMAIL: nobody can write to you, …`.
 */
export function missingSettings({ origin, email, waitlistUrl, parentProject, social }: SiteConfig): string[] {
  const settings: Readonly<Record<keyof typeof fallbacks, string>> = {
    ARTHA_ORIGIN: localHosts.includes(new URL(origin).hostname) ? '' : origin,
    ARTHA_EMAIL: email,
    ARTHA_WAITLIST_URL: waitlistUrl,
    ARTHA_PARENT_PROJECT_URL: parentProject.url,
    ARTHA_SOCIAL_X: social.x,
    ARTHA_SOCIAL_DISCORD: social.discord,
    ARTHA_SOCIAL_YOUTUBE: social.youtube,
    ARTHA_SOCIAL_INSTAGRAM: social.instagram,
  };
  return Object.entries(fallbacks).flatMap(([name, fallback]) =>
    Object.entries(settings).some(([key, value]) => key === name && value === '') ? [`${name}: ${fallback}`] : [],
  );
}
