interface Waiter<T> {
  resolve(value: T): void
  reject(error: unknown): void
}

export interface Waiters<T> {
  wait(): Promise<T>
  resolveAll(value: T): void
  rejectAll(createError: () => unknown): void
}

export function createWaiters<T>(): Waiters<T> {
  const waiting: Waiter<T>[] = []
  return {
    wait: () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
    resolveAll(value) {
      for (const { resolve } of waiting.splice(0)) resolve(value)
    },
    rejectAll(createError) {
      for (const { reject } of waiting.splice(0)) reject(createError())
    },
  }
}
