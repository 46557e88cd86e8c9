import { bus, session, type Session } from '@artha/shared';

/** Sets the session that everybody may read, and tells of it; what is known already is not told again. */
export function tellSession(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(session.get())) return;
  // Styles hide the ways to sign in by it.
  document.documentElement.toggleAttribute('data-session', next.kind !== 'signed-out');
  session.set(next);
  bus.emit('session:changed', next);
}
