/** The type of a method's result. */
type Returned<Method> = Method extends (...args: never[]) => infer Result ? Result : never;

/**
 * Keeps a method as a function whose first argument is the object. It stays as it is, whatever a script that runs later makes of
 * the method, or of what calls functions. A method that the browser lacks gives nothing.
 * @param part what to keep of an accessor.
 */
export function keep<Type extends object, Name extends keyof Type>(
  prototype: Type,
  name: Name,
): (object: unknown, ...args: readonly unknown[]) => Returned<Type[Name]>;
export function keep<Type extends object, Name extends keyof Type>(
  prototype: Type,
  name: Name,
  part: 'get',
): (object: unknown) => Type[Name];
export function keep(prototype: object, name: PropertyKey, part: 'set'): (object: unknown, value: unknown) => void;
export function keep(prototype: object, name: PropertyKey, part: 'value' | 'get' | 'set' = 'value'): unknown {
  // Someone may have put a class of their own before the browser's, such as an extension.
  let found: PropertyDescriptor | undefined;
  for (
    let owner: unknown = prototype;
    !found && typeof owner === 'object' && owner;
    owner = Object.getPrototypeOf(owner)
  )
    found = Object.getOwnPropertyDescriptor(owner, name);
  const method: unknown = found?.[part];
  return typeof method === 'function' ? Function.prototype.call.bind(method) : () => undefined;
}
