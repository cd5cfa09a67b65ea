import { expect, it, vi } from 'vitest'
import { startKeeper } from './startKeeper.ts'

/** A browser whose workers never come to run. */
function stubWorkers() {
  const workers: EventTarget[] = []
  vi.stubGlobal('navigator', { userAgent: '' })
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super()
        workers.push(this)
      }
      postMessage() {}
      terminate() {}
    },
  )
  return workers
}

it.each(['error', 'messageerror'])(
  'fails what was asked of a worker at once when it tells of its %s',
  async type => {
    const workers = stubWorkers()
    const keeper = startKeeper(
      { projectId: 'test', allowedOrigins: [], authUrl: '', rpcUrls: {} },
      'https://shop.example',
    )
    const asked = keeper.getAccount()
    workers[0]?.dispatchEvent(new Event(type))
    await expect(asked).rejects.toMatchObject({ code: 'wallet_not_loaded' })

    const again = keeper.getAccount()
    expect(workers).toHaveLength(2)
    workers[1]?.dispatchEvent(new Event(type))
    await expect(again).rejects.toMatchObject({ code: 'wallet_not_loaded' })
  },
)
