/** Every promise that our clients gave out, by the name of the method, until it is settled. */
export interface Ledger {
  follow<Thing extends object>(thing: Thing): Thing
  readonly open: readonly string[]
}

export function createLedger(): Ledger {
  const open = new Map<Promise<unknown>, string>()

  function note(name: string, value: unknown) {
    if (!(value instanceof Promise)) return
    open.set(value, name)
    const settled = () => void open.delete(value)
    // Also of what a promise resolves to, as in `(await pair()).session`.
    value.then(result => {
      settled()
      if (typeof result !== 'object' || result === null) return
      for (const [key, inner] of Object.entries(result)) note(`${name}.${key}`, inner)
    }, settled)
  }

  return {
    follow: thing =>
      new Proxy(thing, {
        get(target, key, receiver) {
          const value: unknown = Reflect.get(target, key, receiver)
          if (typeof value !== 'function') return value
          return (...parameters: unknown[]) => {
            const result: unknown = Reflect.apply(value, target, parameters)
            note(String(key), result)
            return result
          }
        },
      }),
    get open() {
      return [...open.values()]
    },
  }
}
