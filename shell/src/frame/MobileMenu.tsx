import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig, useStore } from '@artha/shared';
import { Icon, opensDialog } from '@artha/shared/design';
import type { PlaceStore } from '../place/place.ts';
import { audiences } from './audiences.ts';
import { Mark } from './Mark.tsx';
import { Audiences, Head, Hamburger, IconButton, Overlay, Row, Rows } from './MobileMenu.styles.ts';
import { Brand, Waitlist } from './TopNavigation.styles.ts';

const MENU_ID = 'menu';
const WIDE = '(min-width: 760px)';

/** Small screens: the hamburger and the full-screen dark overlay, a native modal dialog. */
export function MobileMenu({ place }: { readonly place: PlaceStore }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { product, waitlistUrl } = siteConfig();
  const here = useStore(place);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.close();
  }, [here]);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const closeWhenWide = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return (
    <>
      <Hamburger type="button" aria-label="Open menu" {...opensDialog(MENU_ID)}>
        <Icon name="menu" size={24} />
      </Hamburger>
      <Overlay ref={dialog} id={MENU_ID} aria-label="Menu">
        <Head>
          <Brand as={Link} to="/" aria-label={`${product}, home`} onClick={close}>
            <Mark />
            {product}
          </Brand>
          <IconButton
            type="button"
            aria-label="Close menu"
            {...{ command: 'close', commandfor: MENU_ID }}
            onClick={close}
          >
            <Icon name="close" size={24} />
          </IconButton>
        </Head>
        <Rows aria-label="Menu">
          <details>
            <Row as="summary">
              For Who?
              <Icon name="chevron" size={24} />
            </Row>
            <Audiences>
              {audiences.map((audience) => (
                <li key={audience.to}>
                  <Link to={audience.to} onClick={close}>
                    {audience.name}
                    <span>{audience.holds}</span>
                  </Link>
                </li>
              ))}
            </Audiences>
          </details>
          <Row as={Link} to="/pricing" onClick={close} aria-current={here.pathname === '/pricing' ? 'page' : undefined}>
            Pricing
          </Row>
          <Row as={Link} to="/#contact" onClick={close}>
            Contact
          </Row>
        </Rows>
        {waitlistUrl && (
          <Waitlist href={waitlistUrl} target="_blank" rel="noopener">
            Join the Waitlist
          </Waitlist>
        )}
      </Overlay>
    </>
  );
}
