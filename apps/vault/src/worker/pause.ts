import type { KeeperClock } from './KeeperOptions.ts'

type Timer = Pick<KeeperClock, 'after'>

export async function pause(clock: Timer, ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    })
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

export async function waitAtMost(clock: Timer, ms: number, done: Promise<unknown>): Promise<void> {
  let cancel = () => {}
  const late = new Promise<void>(resolve => {
    cancel = clock.after(ms, resolve)
  })
  await Promise.race([done, late])
  cancel()
}
