/** Built anew when the settings of the providers have changed (D0174). What an adapter must keep, Postgres has. */
export function renewed<P extends object>(settings: () => object, build: () => P): P {
  let settingsOfBuilt = settings();
  let built = build();
  const current = (): P => {
    const now = settings();
    if (now !== settingsOfBuilt) {
      built = build();
      settingsOfBuilt = now;
    }
    return built;
  };
  return new Proxy(built, {
    get(_target, name) {
      const value: unknown = Reflect.get(current(), name);
      if (typeof value !== 'function') return value;
      // Looked up at each call: whoever has copied the method gets the new adapter too.
      return (...args: unknown[]): unknown => {
        const adapter = current();
        return Reflect.apply(Reflect.get(adapter, name) as (...given: unknown[]) => unknown, adapter, args);
      };
    },
  });
}
