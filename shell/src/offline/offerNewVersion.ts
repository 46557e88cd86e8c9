import { askWorker, type AskedWorker } from './askWorker.ts';
import { answers } from './answers.ts';
import { showBottomNotice } from '../notice/showBottomNotice.ts';
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
  showBottomNotice(ready, {
    label: use,
    press: () => {
      void askWorker(waiting, { kind: 'start' }, answers.start);
    },
  });
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
