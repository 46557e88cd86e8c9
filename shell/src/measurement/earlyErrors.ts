type ErrorListener = (event: ErrorEvent | PromiseRejectionEvent) => void;

const kept: (ErrorEvent | PromiseRejectionEvent)[] = [];
let listener: ErrorListener = (event) => {
  kept.push(event);
};

const listen: ErrorListener = (event) => {
  listener(event);
};

/** Keeps errors that happen before the module that measures them has loaded. */
export function keepEarlyErrors(): void {
  addEventListener('error', listen);
  addEventListener('unhandledrejection', listen);
}

/** Passes on what was kept, and everything from now on. */
export function takeErrors(next: ErrorListener): void {
  listener = next;
  kept.splice(0).forEach(next);
}
