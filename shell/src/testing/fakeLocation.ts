/** Finds the object that jsdom's `location` calls underneath; `location` itself cannot be replaced, as in browsers. */
function implementation(): object {
  for (const key of Object.getOwnPropertySymbols(location)) {
    const value: unknown = Reflect.get(location, key);
    if (typeof value === 'object' && value !== null && 'assign' in value) return value;
  }
  throw new Error('jsdom keeps its location elsewhere now.');
}

/** Catches document loads, which jsdom does not have. */
export function catchDocumentLoads() {
  const loads = { assign: jest.fn(), replace: jest.fn(), reload: jest.fn() };
  Object.assign(implementation(), loads);
  return loads;
}
