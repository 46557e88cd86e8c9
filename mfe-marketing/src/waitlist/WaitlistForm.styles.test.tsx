import { renderScreen } from '@artha/shared/testing';
import { act, screen } from '@testing-library/react';
import { WaitlistForm } from './WaitlistForm.tsx';
import { WAITLIST_FRAME, WAITLIST_READY } from './waitlistFrame.ts';

jest.useFakeTimers();

function showForm(): void {
  renderScreen(
    <WaitlistForm height={160} title="Join the waitlist">
      <a href="https://waitlist.example/join">Join the Waitlist</a>
    </WaitlistForm>,
  );
}

const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

function started(): HTMLIFrameElement {
  pass(500);
  const frame = screen.getByTitle<HTMLIFrameElement>('Join the waitlist');
  return frame;
}

function tell(source: MessageEventSource | null, data: unknown): void {
  act(() => {
    dispatchEvent(new MessageEvent('message', { source, data, origin: 'null' }));
  });
}

/** The link as a visitor finds it: hidden ones have no role. */
const link = () => screen.queryByRole('link', { name: 'Join the Waitlist' });

describe('the waitlist’s form', () => {
  test('is a link at first', () => {
    showForm();
    expect(link()).toBeVisible();
    expect(link()?.parentElement?.parentElement).toHaveStyle({ minHeight: '160px' });
    expect(screen.queryByTitle('Join the waitlist')).not.toBeInTheDocument();
  });

  test('starts its document when the page has loaded and is idle, without our origin', () => {
    showForm();
    const frame = started();
    expect(frame).toHaveAttribute('src', WAITLIST_FRAME);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
    expect(link()).toBeVisible();
  });

  test('takes the link’s place once the third party is there', () => {
    showForm();
    const frame = started();
    tell(frame.contentWindow, WAITLIST_READY);
    expect(frame).toBeVisible();
    expect(link()).not.toBeInTheDocument();
    pass(10_000);
    expect(frame).toBeInTheDocument();
  });

  test('goes after three seconds without an answer, and the link stays', () => {
    showForm();
    const frame = started();
    pass(3000);
    expect(frame).not.toBeInTheDocument();
    expect(link()).toBeVisible();
  });

  test.each([
    ['another window', () => window, WAITLIST_READY],
    ['no window', () => null, WAITLIST_READY],
    ['its own document, with other words', (frame: HTMLIFrameElement) => frame.contentWindow, { type: 'ready' }],
  ])('takes no word of %s', (_, sourceOf, data) => {
    showForm();
    const frame = started();
    tell(sourceOf(frame), data);
    expect(frame).not.toBeVisible();
    expect(link()).toBeVisible();
  });

  test('keeps the link if it has the focus', () => {
    showForm();
    const frame = started();
    act(() => link()?.focus());
    tell(frame.contentWindow, WAITLIST_READY);
    expect(link()).toHaveFocus();
    expect(frame).not.toBeInTheDocument();
  });
});
