import type { KeeperClock } from './KeeperOptions.ts'

/** Some time, or until nobody wants to go on. */
export async function pause(
  clock: Pick<KeeperClock, 'after'>,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
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
