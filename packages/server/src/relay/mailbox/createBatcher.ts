import { setTimeout } from 'node:timers/promises'

export interface BatcherOptions<Item, Result> {
  run(items: readonly Item[]): Promise<readonly Result[]>
  delay: number
  maximum: number
  maximumSize?: number | undefined
  getSize?: ((item: Item) => number) | undefined
  maximumPerLane?: number | undefined
  backlog: number
  backlogPerLane?: number | undefined
}

export class BacklogFull extends Error {}

// A shared instance, because a flood rejects thousands per second and the stack trace is not used.
const backlogFull = new BacklogFull()

const floodedRuns = 5
const floodedShare = 0.25

interface Entry<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(cause: unknown): void
}

/** One run at a time. Lanes are served in turn, so that a long queue does not delay the others. */
export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>) {
  const { run, delay, maximum, backlog, maximumPerLane = maximum } = options
  const { backlogPerLane = Math.max(1, backlog / 4) } = options
  const { maximumSize = Number.POSITIVE_INFINITY, getSize = () => 0 } = options
  const lanes = new Map<string, Entry<Item, Result>[]>()
  const newest = new Map<string, Promise<Result>>()
  let waiting = 0
  let working: Promise<void> | undefined

  async function work() {
    await setTimeout(delay)
    while (waiting > 0) {
      const batch = take()
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result) // run returns a result for every item
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
      for (const lane of newest.keys()) if (!lanes.has(lane)) newest.delete(lane)
    }
    // Not in a `finally` of the caller: an item added in between would never run.
    working = undefined
  }

  function take(): Entry<Item, Result>[] {
    const batch: Entry<Item, Result>[] = []
    const served = new Map<string, number>()
    const isShared = lanes.size > 1
    const share = isShared ? maximumPerLane : maximum
    const isFlooded = (queue: readonly unknown[]) => isShared && queue.length > maximumPerLane * floodedRuns
    let size = 0
    for (let place = 0; place < share; place++) {
      const before = batch.length
      for (const [lane, queue] of lanes) {
        const entry = queue[place]
        if (!entry || batch.length >= maximum || size >= maximumSize) continue
        if (place >= share * floodedShare && isFlooded(queue)) continue
        batch.push(entry)
        size += getSize(entry.item)
        served.set(lane, place + 1)
      }
      if (batch.length === before) break
    }
    for (const [lane, count] of served) {
      const left = lanes.get(lane)?.slice(count) ?? []
      // Re-inserting moves it to the end, so that lanes without a turn come first next time.
      lanes.delete(lane)
      if (left.length > 0) lanes.set(lane, left)
    }
    waiting -= batch.length
    return batch
  }

  function add(item: Item, lane = ''): Promise<Result> {
    const queue = lanes.get(lane) ?? []
    if (waiting >= backlog || queue.length >= backlogPerLane) return Promise.reject(backlogFull)
    const result = new Promise<Result>((resolve, reject) => queue.push({ item, resolve, reject }))
    lanes.set(lane, queue)
    newest.set(lane, result)
    waiting++
    working ??= work()
    return result
  }

  async function settle(lane: string) {
    await newest.get(lane)?.catch(() => {}) // reported to the caller that added it
  }

  async function flush() {
    while (working) await working
  }

  return { add, settle, flush }
}
