import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { askWorker } from '../../offline/askWorker.ts';
import { answers } from '../../offline/answers.ts';
import { chooseOffline, isOfflineOff } from '../../offline/offlineChoice.ts';

/** Pages that this device can show without a network. */
type KeptPages = v.InferOutput<typeof answers.list>;

/** The site's worker, if it runs. */
async function findWorker(): Promise<{ registration?: ServiceWorkerRegistration; worker?: ServiceWorker }> {
  if (!('serviceWorker' in navigator)) return {};
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? { registration, worker: registration.active } : {};
}

/** The pages that this device keeps, and whether the person has forbidden it. */
interface Kept {
  readonly pages: KeptPages;
  readonly isOff: boolean;
}

async function readKept(): Promise<Kept> {
  const { worker } = await findWorker();
  const pages = worker && (await askWorker(worker, { kind: 'list' }, answers.list));
  return { pages: pages ?? [], isOff: isOfflineOff() };
}

/** Deletes everything, the worker too, and keeps nothing from now on. */
async function forget(): Promise<void> {
  chooseOffline(true);
  const { registration, worker } = await findWorker();
  if (worker) await askWorker(worker, { kind: 'forget' }, answers.forget);
  await registration?.unregister();
}

/** The pages that this device keeps for offline use; undefined until they are known. */
export function useKept() {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    void readKept().then(setKept);
  }, []);
  return {
    kept,
    forget: () => void forget().then(readKept).then(setKept),
    /** Keeps tools again, from the next page on. */
    keepAgain: () => {
      chooseOffline(false);
      void readKept().then(setKept);
    },
  };
}
