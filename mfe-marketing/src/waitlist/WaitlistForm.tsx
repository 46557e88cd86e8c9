import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Container, WidgetFrame } from './WaitlistForm.styles.ts';
import { WAITLIST_FRAME, WAITLIST_READY } from './waitlistFrame.ts';
import { whenIdle } from './whenIdle.ts';

/** How long a third party has to put its form in place; after that the link stays. */
const FORM_TIMEOUT_MS = 3000;

/** Properties of `WaitlistForm`. */
export interface WaitlistFormProps {
  /** Shown until the form loads, and for good if it does not. */
  readonly children: ReactNode;
  /** How tall the form is, in pixels. */
  readonly height: number;
  /** Its name, for screen readers. */
  readonly title: string;
}

/**
 * The third party's form, once the page has loaded: in a sandboxed document without our origin, so that it cannot reach
 * the page. A person who has focused the link keeps it.
 */
export function WaitlistForm({ children, height, title }: WaitlistFormProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'link' | 'starting' | 'ready'>('link');

  useEffect(() => whenIdle(() => setState('starting')), []);

  useEffect(() => {
    if (state !== 'starting') return undefined;
    const settle = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.data !== WAITLIST_READY) return;
      setState(container.current?.contains(document.activeElement) ? 'link' : 'ready');
    };
    const timer = setTimeout(() => setState('link'), FORM_TIMEOUT_MS);
    addEventListener('message', settle);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', settle);
    };
  }, [state]);

  return (
    <Container ref={container} $height={height} {...(state === 'ready' && { 'data-ready': '' })}>
      <div>{children}</div>
      {state !== 'link' && (
        <WidgetFrame
          ref={frame}
          $height={height}
          title={title}
          src={WAITLIST_FRAME}
          sandbox="allow-scripts allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      )}
    </Container>
  );
}
