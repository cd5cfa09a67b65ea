/** Limits concurrent tasks per key. Others wait in order; a key with too many waiting is refused. */
export function createLanes({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>()

  return async function run<Result>(
    key: string,
    task: () => Promise<Result>,
    refuse: () => Error,
  ): Promise<Result> {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.running < atOnce) lane.running++
    else if (lane.waiting.length >= mostWaiting) throw refuse()
    // The finishing task hands over its slot, so that a new task cannot overtake.
    else await new Promise<void>(resolve => lane.waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else if (--lane.running === 0) lanes.delete(key)
    }
  }
}
