import {
  Component,
  lazy,
  startTransition,
  Suspense,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { FailureCode } from '../contract/failures.ts';
import { Button } from '../design/buttons/Button.tsx';
import { Icon } from '../design/text/Icon.tsx';
import { Notice } from '../design/feedback/Notice.tsx';
import { fill } from '../texts/fill.ts';
import { bus, sharedTexts } from '@artha/shared';

const CODE: FailureCode = 'AR-107';

/** Options of `lazyPart`. */
export interface LazyPartOptions<P extends object> {
  /** The remote that it belongs to, for the failure event. */
  readonly remote: string;
  /**
   * Its name for visitors, as the subject of a sentence: 'The chart'. For a screen in several languages, a hook that
   * returns it: `const useChartName = () => useTexts().chart`.
   */
  readonly name: string | (() => string);
  /**
   * Placeholder while it loads; give it the height of the part. Without one, what contains the part waits for it: a
   * dialog opens complete, so that nothing in it moves away from a finger.
   */
  readonly loading?: ReactNode;
  readonly load: () => Promise<ComponentType<P>>;
}

interface BoundaryProps {
  readonly remote: string;
  readonly name: string;
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const { remote, name } = this.props;
    bus.emit('remote:failed', { remote, code: CODE, message: `${CODE}: ${name}` });
  }

  override render() {
    return this.state.failed ? this.props.notice : this.props.children;
  }
}

/**
 * A heavy part of a screen that loads when it is first shown. If its file does not load, the rest of the screen stays,
 * a notice replaces the part, and Retry loads it again. Remotes load late code only this way.
 */
export function lazyPart<P extends object>(options: LazyPartOptions<P>): ComponentType<P> {
  const attempt = () => lazy(async () => ({ default: await options.load() }));
  let first: ReturnType<typeof attempt> | undefined;

  const { name } = options;
  const useName = typeof name === 'string' ? () => name : name;

  return function LazyPart(props: P): ReactElement {
    const shownName = useName();
    const [{ Part, key }, setAttempt] = useState(() => ({ Part: (first ??= attempt()), key: 0 }));
    const part = <Part {...props} />;
    return (
      <Boundary
        key={key}
        remote={options.remote}
        name={shownName}
        notice={
          <Notice
            code={CODE}
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  const next = attempt();
                  first = next;
                  // Content that waits for the part stays as it is until then.
                  startTransition(() => {
                    setAttempt({ Part: next, key: key + 1 });
                  });
                }}
              >
                <Icon name="retry" size={18} />
                {sharedTexts().retry}
              </Button>
            }
          >
            {fill(sharedTexts().partFailed, { name: shownName })}
          </Notice>
        }
      >
        {options.loading === undefined ? part : <Suspense fallback={options.loading}>{part}</Suspense>}
      </Boundary>
    );
  };
}
