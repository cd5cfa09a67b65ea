import { loadPart } from '../utils/loadPart.js'
import type { LazyRuntime, Runtime } from './Runtime.js'

/** Loads the runtime of an instance on first use. */
export function createLazyRuntime(load: () => Promise<Runtime>): LazyRuntime {
  let attached: Runtime | undefined
  let arriving: Promise<Runtime> | undefined
  let waiting = 0
  let wishes: readonly ((runtime: Runtime) => void)[] = []

  const arrive = () => {
    arriving ??= loadPart(load()).catch(error => {
      arriving = undefined
      throw error
    })
    return arriving
  }

  const run: LazyRuntime['run'] = async act => {
    if (attached) return act(attached)
    let arrived: Runtime | undefined
    waiting += 1
    try {
      arrived = await arrive()
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
