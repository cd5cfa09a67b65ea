import type { Portico } from '../runtime/Portico.js'
import type { Timer } from '../services/Environment.js'
import { watchVisibility } from '../services/watchVisibility.js'

/** Waits for each response. It pauses while the page is hidden, and polls at once when it becomes visible. */
export function pollWhileVisible(
  { environment }: Pick<Portico, 'environment'>,
  { interval, ask }: { readonly interval: number; readonly ask: () => Promise<unknown> },
): () => void {
  let timer: Timer
  let round = 0
  const stop = () => {
    round += 1
    environment.clearTimeout(timer)
  }
  const run = async () => {
    stop()
    const current = round
    await ask().catch(() => undefined)
    if (current === round) timer = environment.setTimeout(run, interval)
  }
  const unwatch = watchVisibility({ environment }, { onChange: visible => (visible ? void run() : stop()) })
  return () => {
    unwatch()
    stop()
  }
}
