export function createGate(width: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function throughGate<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= width) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      // The slot is handed over instead of freed, so that a new task cannot overtake a waiting one.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
