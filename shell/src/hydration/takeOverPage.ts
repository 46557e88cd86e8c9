/** Tells the early script that the shell runs, also after it said that the page did not load. */
export function takeOverPage(): void {
  const early = window.__early;
  if (!early) return;
  early.isShellRunning = true;
  early.isReleased = false;
  early.notice?.remove();
}
