export function counted<T extends object>(value: T): { value: T; looks(): number } {
  let looks = 0;
  const seen = new WeakMap<object, object>();
  const wrap = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const known = seen.get(part);
    if (known) return known;
    const proxy = new Proxy(part, {
      get(target, key, receiver) {
        looks += 1;
        return wrap(Reflect.get(target, key, receiver));
      },
    });
    seen.set(part, proxy);
    return proxy;
  };
  return { value: wrap(value) as T, looks: () => looks };
}
