import type { Environment } from '@portico/core'
import type { LogLevel, Page, StorageArea } from '@portico/core/adapter'
// Loaded ahead: tests count turns, and how many of them loading takes is nothing that they are about.
import '../src/client/createWithdrawn.js'
import '../src/client/resumeCodes.js'
import '../src/requests/handleSettle.js'
import '../src/crypto/createPlainSigner.js'

export interface TestEnvironment extends Environment {
  /** Moves the clock, running every timer on the way, and lets promises settle. */
  advance(milliseconds: number): Promise<void>
  /** The clock jumps as it does when a computer wakes up: timers that are over come late, all at once. */
  sleep(milliseconds: number): Promise<void>
  readonly stored: Map<string, string>
  readonly logged: { readonly level: LogLevel; readonly message: string; readonly detail: unknown }[]
  /** Timers that have not run. */
  readonly pending: number
}

/** A world that stands still until the test moves it. */
export function createTestEnvironment(
  overrides: Partial<Environment> = {},
  clock: { now: number } = { now: 1_700_000_000_000 },
): TestEnvironment {
  let count = 0
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  const stored = new Map<string, string>()
  const logged: TestEnvironment['logged'] = []
  const log = (level: LogLevel) => (message: string, detail?: unknown) =>
    void logged.push({ level, message, detail })
  const storage: StorageArea = {
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
  }
  const runDue = async (end: number) => {
    for (;;) {
      const [id, timer] = [...timers].sort(([, one], [, other]) => one.at - other.at)[0] ?? []
      if (id === undefined || timer === undefined || timer.at > end) return
      timers.delete(id)
      clock.now = Math.max(clock.now, timer.at)
      timer.run()
      await settle()
    }
  }
  return {
    now: () => clock.now,
    setTimeout(callback, milliseconds) {
      count += 1
      timers.set(count, { at: clock.now + milliseconds, run: callback })
      return count
    },
    clearTimeout: timer => void timers.delete(timer as number), // handed out above
    randomUUID: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    fetch: async () => new Response(null, { status: 404 }),
    storage,
    page: new EventTarget() as Page, // has no further properties of its own
    location: { href: 'https://dapp.example/', origin: 'https://dapp.example', hostname: 'dapp.example' },
    userAgent: 'test',
    logger: {
      error: log('error'),
      warn: log('warn'),
      info: log('info'),
      debug: log('debug'),
      notice: log('info'),
    },
    openPopup: () => undefined,
    openWindow: () => undefined,
    replaceAddress: () => undefined,
    preloadImage: async () => undefined,
    ...overrides,
    async advance(milliseconds) {
      const end = clock.now + milliseconds
      await settle()
      await runDue(end)
      clock.now = Math.max(clock.now, end)
      await settle()
    },
    async sleep(milliseconds) {
      clock.now += milliseconds
      await runDue(clock.now)
    },
    stored,
    logged,
    get pending() {
      return timers.size
    },
  }
}

/** Lets everything run that is ready, as often as it takes. */
export async function settleUntil(isDone: () => boolean): Promise<void> {
  for (let round = 0; !isDone(); round++) {
    if (round === 10_000) throw new Error('Everything has run, and it is not done.')
    await settle(1)
  }
}

/** Lets everything that is ready run. */
export async function settle(rounds = 5): Promise<void> {
  for (let round = 0; round < rounds; round++) await new Promise(resolve => setImmediate(resolve))
}
