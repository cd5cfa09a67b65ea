export function createConcurrencyLimiter({
  atOnce,
  mostWaiting = Number.POSITIVE_INFINITY,
}: {
  atOnce: number
  mostWaiting?: number
}) {
  const slots = new Map<string, { running: number; waiting: (() => void)[] }>()

  return async function run<Result>(
    key: string,
    task: () => Promise<Result>,
    refuse = () => new Error('Too many tasks are waiting.'),
  ): Promise<Result> {
    const slot = slots.get(key) ?? { running: 0, waiting: [] }
    slots.set(key, slot)
    if (slot.running < atOnce) slot.running++
    else if (slot.waiting.length >= mostWaiting) throw refuse()
    // The finishing task hands over its slot, so that a new task cannot overtake.
    else await new Promise<void>(resolve => slot.waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = slot.waiting.shift()
      if (next) next()
      else if (--slot.running === 0) slots.delete(key)
    }
  }
}
