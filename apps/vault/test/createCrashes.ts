/** What a killed tab leaves behind: the call that it was in, done or not, and nothing after it. */
export class Crash extends Error {}

/**
 * Counts the effects of everything that it wraps, and from the chosen one on nothing happens any more.
 * @param crash which effect it is, and whether that one still took place
 */
export function createCrashes(crash?: { readonly at: number; readonly done: boolean }) {
  let count = 0
  const act = async (effect: () => Promise<unknown>) => {
    count += 1
    if (!crash || count < crash.at) return effect()
    if (count === crash.at && crash.done) await effect()
    throw new Crash()
  }
  return {
    getCount: () => count,
    wrap: <target extends object>(target: target, names: readonly (keyof target)[]): target =>
      new Proxy(target, {
        get(from, name, receiver) {
          const value: unknown = Reflect.get(from, name, receiver)
          if (typeof value !== 'function' || !names.includes(name as keyof target)) return value
          return (...args: unknown[]) => act(() => value.apply(from, args))
        },
      }),
  }
}
