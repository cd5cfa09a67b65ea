import { setTimeout } from 'node:timers/promises'

export interface BatcherOptions<Item, Result> {
  /** Answers every item, in order. */
  run(items: readonly Item[]): Promise<readonly Result[]>
  /** Milliseconds for which the first item waits for others. */
  delay: number
  /** Items in one run. */
  maximum: number
  /** Items that may wait. */
  backlog: number
}

/** The backlog is full: the database does not keep up. */
export class BacklogFull extends Error {}

/** Gathers items and runs them together, one batch at a time: what comes during a run is the next batch. */
export function createBatcher<Item, Result>({ run, delay, maximum, backlog }: BatcherOptions<Item, Result>) {
  let waiting: { item: Item; resolve(result: Result): void; reject(cause: unknown): void }[] = []
  let working: Promise<void> | undefined

  async function work() {
    await setTimeout(delay)
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maximum)
      waiting = waiting.slice(maximum)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result) // run answers every item
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
    }
    // Not in a `finally` of the caller: an item that came in between would never be run.
    working = undefined
  }

  function add(item: Item): Promise<Result> {
    if (waiting.length >= backlog) return Promise.reject(new BacklogFull())
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      working ??= work()
    })
  }

  /** Waits until nothing waits. */
  async function flush() {
    while (working) await working
  }

  return { add, flush }
}
