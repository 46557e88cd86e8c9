import * as v from 'valibot';

/** jsdom has no responses. The methods of this one are those of the plain objects that tests answer with. */
function TestResponse(): void {
  throw new Error('Tests answer with plain objects.');
}

for (const name of ['arrayBuffer', 'json', 'text'])
  Reflect.set(TestResponse.prototype, name, function method(this: object): unknown {
    return v.parse(v.function(), Reflect.get(this, name)).call(this);
  });

if (!('Response' in globalThis)) Object.assign(globalThis, { Response: TestResponse });
