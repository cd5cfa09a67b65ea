/** Lets only so many tasks run at the same time; the others wait their turn. */
export function createGate(width: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function throughGate<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= width) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The place is handed over rather than given back, so that nobody slips in before whoever waits.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
