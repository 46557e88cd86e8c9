// Replaces the SDK's `dom.js`: the shell loads every script itself, through its guard.
const refuse = () => {
  throw new Error('Scripts are loaded by the shell’s own loader: the runtime’s loader is not part of this site.');
};

export const createLink = refuse;
export const createScript = refuse;
export const isStaticResourcesEqual = refuse;
export const loadScript = refuse;

/** Runs a function and ignores its error, as the SDK does. */
export async function safeWrapper(run, disableWarn) {
  try {
    return await run();
  } catch (error) {
    if (!disableWarn) console.warn(error);
    return undefined;
  }
}
