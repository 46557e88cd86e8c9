import { askWorker } from './askWorker.ts';
import { answers } from './answers.ts';

/** Whether this device can show a page without a network. @param path of its address. */
export async function isKept(path: string): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return (worker && (await askWorker(worker, { kind: 'find', path }, answers.find))) === true;
}
