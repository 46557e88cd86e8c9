import { askWorker, type AskedWorker } from './askWorker.ts';
import { answers } from './answers.ts';
import { textsOf } from '../texts/pageTexts.ts';
import type { NewVersionTexts } from '../texts/shellTexts.ts';

const TEXTS: NewVersionTexts = {
  ready: 'A new version of the offline part of this site is ready.',
  use: 'Use it',
};

/** The part of a worker that is used here. */
interface OfferedWorker extends AskedWorker {
  readonly state: string;
  addEventListener(type: 'statechange', listener: () => void): void;
}

/** The part of a worker's registration that is used here. */
export interface WorkerRegistration {
  readonly active: OfferedWorker | null;
  readonly waiting: OfferedWorker | null;
  readonly installing: OfferedWorker | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/** Says that a newer worker waits, and starts it when the person wants: the page itself stays as it is. */
function showNotice(waiting: OfferedWorker): void {
  const { ready, use } = textsOf('newVersion', TEXTS);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  // Through the CSSOM, which the page's policy allows; no page carries a style for it.
  Object.assign(notice.style, {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    alignItems: 'center',
    padding: '12px var(--gutter)',
    background: 'var(--accent-wash)',
    borderTop: '1px solid',
  });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: use });
  Object.assign(button.style, { minHeight: '44px', padding: '0 16px', font: 'inherit' });
  button.addEventListener('click', () => {
    notice.remove();
    void askWorker(waiting, { kind: 'start' }, answers.start);
  });
  document.body.append(notice);
  notice.append(ready, button);
}

/**
 * Offers each newer worker of the site once it is installed. Until the person takes it, or closes all pages of the site, the
 * one before goes on.
 */
export function offerNewVersion(registration: WorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && registration.active) showNotice(registration.waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
}
