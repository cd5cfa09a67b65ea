import { setTimeout } from 'node:timers/promises'

export interface BatcherOptions<Item, Result> {
  /** Answers every item, in order. */
  run(items: readonly Item[]): Promise<readonly Result[]>
  /** Milliseconds for which the first item waits for others. */
  delay: number
  /** Items in one run. */
  maximum: number
  /** The run is closed by the item that reaches this size. */
  maximumSize?: number | undefined
  getSize?: ((item: Item) => number) | undefined
  /** Items in one run from the same lane, when others wait too. */
  maximumPerLane?: number | undefined
  /** Items that may wait, and those of one lane: a quarter unless told otherwise. */
  backlog: number
  backlogPerLane?: number | undefined
}

/** The backlog is full: the database does not keep up. */
export class BacklogFull extends Error {}

// One for all, since a flood runs into it thousands of times a second and nobody looks at where.
const backlogFull = new BacklogFull()

/** A lane in which as many runs' worth wait belongs to somebody who floods, and gets a smaller part of each. */
const floodedRuns = 5
const floodedShare = 0.25

interface Entry<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(cause: unknown): void
}

/**
 * Gathers items and runs them together, one batch at a time: what comes during a run is the next batch. Items queue up
 * in lanes, which are served in turn, so that whoever has a long queue does not make others wait.
 */
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
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result) // run answers every item
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
      for (const lane of newest.keys()) if (!lanes.has(lane)) newest.delete(lane)
    }
    // Not in a `finally` of the caller: an item that came in between would never be run.
    working = undefined
  }

  /** The first of each lane, then the second of each, and so on. */
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
      // Set anew: next time those come first that had no turn.
      lanes.delete(lane)
      if (left.length > 0) lanes.set(lane, left)
    }
    waiting -= batch.length
    return batch
  }

  function add(item: Item, lane = ''): Promise<Result> {
    const queue = lanes.get(lane) ?? []
    if (waiting >= backlog || queue.length >= backlogPerLane) {
      return Promise.reject(backlogFull)
    }
    const result = new Promise<Result>((resolve, reject) => queue.push({ item, resolve, reject }))
    lanes.set(lane, queue)
    newest.set(lane, result)
    waiting++
    working ??= work()
    return result
  }

  /** Waits for what a lane holds now, however much is added meanwhile. */
  async function settle(lane: string) {
    await newest.get(lane)?.catch(() => {}) // whoever added it is told
  }

  /** Waits until nothing waits. */
  async function flush() {
    while (working) await working
  }

  return { add, settle, flush }
}
