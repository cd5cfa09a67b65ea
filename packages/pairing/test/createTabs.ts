import type { Page } from '@portico/core'
import type { Channel, Locks } from '../src/tabs/findTabTools.js'

/** A browser with locks and channels, as far as tabs use them; closing a tab takes both away from it. */
export function createTabs() {
  const channels = new Set<{ receive(message: unknown): void; tab: number }>()
  const queue: { tab: number; grant(): void }[] = []
  let holder: number | undefined
  let count = 0

  const grantNext = () => {
    const next = queue.shift()
    holder = next?.tab
    next?.grant()
  }

  function open() {
    count += 1
    const tab = count
    const locks: Locks = {
      request: (_, { signal }, callback) =>
        new Promise((resolve, reject) => {
          const entry = {
            tab,
            grant: () =>
              void callback().then(() => {
                if (holder === tab) grantNext()
                resolve(undefined)
              }),
          }
          signal.addEventListener('abort', () => {
            const at = queue.indexOf(entry)
            if (at >= 0) queue.splice(at, 1)
            reject(signal.reason)
          })
          queue.push(entry)
          if (holder === undefined) queueMicrotask(() => holder === undefined && grantNext())
        }),
    }
    class TestChannel implements Channel {
      onmessage: Channel['onmessage'] = null
      readonly #member = { tab, receive: (data: unknown) => this.onmessage?.({ data } as never) }
      constructor() {
        channels.add(this.#member)
      }
      postMessage(message: unknown) {
        const copy: unknown = structuredClone(message)
        for (const member of channels)
          if (member !== this.#member) queueMicrotask(() => channels.has(member) && member.receive(copy))
      }
      close() {
        channels.delete(this.#member)
      }
    }
    const page = Object.assign(new EventTarget(), {
      BroadcastChannel: TestChannel,
      navigator: { locks },
    }) as unknown as Page // with the parts that are looked for
    return {
      page,
      /** As when its window is closed: nothing of it runs any more. */
      close() {
        for (const member of channels) if (member.tab === tab) channels.delete(member)
        for (const entry of queue.filter(item => item.tab === tab)) queue.splice(queue.indexOf(entry), 1)
        if (holder === tab) grantNext()
      },
      get leads() {
        return holder === tab
      },
    }
  }
  return { open }
}
