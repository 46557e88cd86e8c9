import * as React from 'react';

/** The property in which React's packages keep the state that they share. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** React's own limit for a second is 10,000. */
const TOO_MANY = 1_000_000;

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error(
    'React keeps its count of stacks elsewhere: adapt this file, or component tests take a fifth longer.',
  );
}

/**
 * Tells React that it has created too many stacks lately. In development it creates one for each element, so that a
 * warning names the component that made it: a fifth of the processor time of component tests, whose warnings name their
 * test.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => TOO_MANY,
  set() {
    // React counts, and starts again at 0 every second.
  },
});
