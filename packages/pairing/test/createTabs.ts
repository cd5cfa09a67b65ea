import type { Page } from '@portico/core/adapter'
import type { Channel, Locks } from '../src/tabs/findTabTools.js'

interface Member {
  readonly tab: number
  receive(message: unknown): void
}

/**
 * A browser with locks and channels, as far as tabs use them; closing a tab takes both away from it. What one says to
 * another takes `lag` turns longer.
 */
export function createTabs({ lag = 0 } = {}) {
  const channels = new Set<Member>()
  const asleep = new Map<Member, unknown[]>()
  const queue: { tab: number; grant(): void }[] = []
  let holder: number | undefined
  let lose: ((error: unknown) => void) | undefined
  let count = 0

  const later = async (work: () => void) => {
    for (let turn = 0; turn <= lag; turn++) await undefined
    work()
  }

  const deliver = (member: Member, message: unknown) => {
    const missed = asleep.get(member)
    if (missed) missed.push(message)
    else if (channels.has(member)) member.receive(message)
  }

  const grantNext = () => {
    const next = queue.shift()
    lose = undefined
    holder = next?.tab
    next?.grant()
  }

  function open() {
    count += 1
    const tab = count
    const locks: Locks = {
      request: (_, options, callback) =>
        new Promise((resolve, reject) => {
          const entry = {
            tab,
            grant() {
              lose = reject
              callback().then(() => {
                if (lose === reject) grantNext()
                resolve(undefined)
              })
            },
          }
          if ('steal' in options) {
            lose?.(new DOMException('Stolen', 'AbortError'))
            holder = tab
            return entry.grant()
          }
          options.signal.addEventListener('abort', () => {
            const at = queue.indexOf(entry)
            if (at >= 0) queue.splice(at, 1)
            reject(options.signal.reason)
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
        for (const member of channels) if (member !== this.#member) void later(() => deliver(member, copy))
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
      /** As on a phone, in the background: what it is told waits until it wakes. */
      sleep() {
        for (const member of channels) if (member.tab === tab) asleep.set(member, [])
      },
      wake() {
        for (const [member, missed] of asleep) {
          if (member.tab !== tab) continue
          asleep.delete(member)
          for (const message of missed) member.receive(message)
        }
      },
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
