import { Failure } from '@artha/shared/contract';
import { scriptGuard } from './scriptGuard.ts';

/**
 * Loads and runs a classic script of a release; resolves once it has run.
 * @throws Failure AR-101 when it does not load or its digest differs, AR-102 after `timeoutMs`.
 * @throws TypeError for a script that the registry does not name.
 */
export function loadScript(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const timer = setTimeout(() => {
      end(() => {
        reject(new Failure('AR-102', url));
      });
    }, timeoutMs);
    script.addEventListener('load', () => {
      end(resolve);
    });
    script.addEventListener('error', () => {
      end(() => {
        reject(new Failure('AR-101', url));
      });
    });
    // Done at once: the registry names each entry.
    void scriptGuard().prepare(script, url);
    document.head.append(script);
  });
}
