import { lazy } from '../utils/lazy.js'
import type { Runtime, RuntimeLoader } from './Runtime.js'

export function createRuntimeLoader(load: () => Promise<Runtime>): RuntimeLoader {
  const part = lazy(load)
  let attached: Runtime | undefined
  let waiting = 0
  let wishes: readonly ((runtime: Runtime) => void)[] = []

  const run: RuntimeLoader['run'] = async act => {
    if (attached) return act(attached)
    let arrived: Runtime | undefined
    waiting += 1
    try {
      arrived = await part.load()
      const due = wishes
      wishes = []
      for (const wish of due) wish(arrived)
      return act(arrived)
    } finally {
      waiting -= 1
      // Attached only after all waiting callers had their turn, so that later calls cannot overtake them.
      if (waiting === 0) attached = arrived
    }
  }
  return {
    run,
    ready: () => run(() => undefined),
    whenThere(act) {
      if (attached) act(attached)
      else wishes = [...wishes, act]
    },
  }
}
