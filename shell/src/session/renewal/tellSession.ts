import { bus, session, type Session } from '@artha/shared';

/** Sets the session for all remotes and emits an event if it changed. */
export function tellSession(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session.get())) return;
  // Styles hide the ways to sign in by it.
  document.documentElement.toggleAttribute('data-session', next.kind !== 'signed-out');
  session.set(next);
  bus.emit('session:changed', next);
}
