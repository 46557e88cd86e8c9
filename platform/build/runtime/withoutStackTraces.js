// Replaces the SDK's `logger.js`: in a browser the console shows where a message comes from.

/** A logger that writes to the console, each line after its prefix. */
export function createLogger(prefix) {
  const write =
    (method) =>
    (...args) =>
      console[method](prefix, ...args);
  return { log: write('log'), info: write('info'), warn: write('warn'), error: write('error'), debug() {} };
}

/** A logger for what a compiler would print: the same. */
export function createInfrastructureLogger(prefix) {
  return createLogger(prefix);
}

const PREFIX = '[ Module Federation ]';
export const logger = createLogger(PREFIX);
export const infrastructureLogger = createInfrastructureLogger(PREFIX);

/** The runtime has no compiler whose messages it could share. */
export function bindLoggerToCompiler() {}
