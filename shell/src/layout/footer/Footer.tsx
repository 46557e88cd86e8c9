import type { ReactElement } from 'react';
import { Link, siteConfig } from '@artha/shared';
import { Button, Container } from '@artha/shared/design';
import { frameTexts } from '../../texts/frameTexts.ts';
import { Logo } from '../Logo.tsx';
import { About, Brand, Bottom, FooterColumns, Foot, Publisher, Small, Socials } from './Footer.styles.ts';
import { siteNavigation, type SiteLink } from '../siteNavigation.ts';
import { COPYRIGHT_YEAR } from './copyrightYear.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** A link of the site, or, for an absolute address, of another one. */
function FooterLink({ label, to }: SiteLink): ReactElement {
  return to.startsWith('/') ? (
    <Link to={to}>{label}</Link>
  ) : (
    <a href={to} target="_blank" rel="noopener">
      {label}
    </a>
  );
}

const openChoices = () =>
  void import('../../analytics/openPrivacyChoices.tsx').then(({ openPrivacyChoices }) => openPrivacyChoices());

const networks = [
  ['x', 'X'],
  ['discord', 'Discord'],
  ['youtube', 'YouTube'],
  ['instagram', 'Instagram'],
] as const;

function SocialLinks(): ReactElement {
  const { social } = siteConfig();
  return (
    <Socials>
      {networks.map(
        ([icon, name]) =>
          social[icon] && (
            <li key={icon}>
              <a href={social[icon]} target="_blank" rel="noopener" aria-label={name}>
                <SocialIcon name={icon} />
              </a>
            </li>
          ),
      )}
    </Socials>
  );
}

/** The foot of every page. */
export function Footer(): ReactElement {
  const { product, city, parentProject: parent, analytics } = siteConfig();
  const texts = frameTexts();
  return (
    <Foot data-late="">
      <Container>
        <FooterColumns>
          <About>
            <Brand>
              <Logo size={26} />
              {product}
            </Brand>
            <p>{texts.about}</p>
            <SocialLinks />
          </About>
          {siteNavigation().footer.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </FooterColumns>
        <Bottom>
          <Small>{texts.disclaimer}</Small>
          <ThemeSwitch />
          <Publisher>
            {analytics && (
              <Button variant="quiet" id="privacy-choices" aria-haspopup="dialog" onClick={openChoices}>
                {texts.privacyChoices}
              </Button>
            )}
            <p>{city}</p>
            <p>
              {`© ${COPYRIGHT_YEAR} ${product}`}
              {parent.name && texts.projectOf}
              {parent.url ? <FooterLink label={parent.name} to={parent.url} /> : parent.name}
            </p>
          </Publisher>
        </Bottom>
      </Container>
    </Foot>
  );
}
