import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import type { MessageListener, Relay } from '../relay/Relay.js'
import { type RelayCall, type TabMessage, toFailure } from './TabMessage.js'

interface LeaderOptions {
  readonly environment: Environment
  readonly tab: string
  createRelay(onMessage: MessageListener): Relay
  onMessage: MessageListener
  post(message: TabMessage): void
}

export interface Leader {
  run(tab: string, call: RelayCall): Promise<unknown>
  hear(message: Extract<TabMessage, { type: 'call' | 'done' }>): void
  close(): void
}

const doneTime = 5000

export function createLeader({ environment, tab, createRelay, onMessage, post }: LeaderOptions): Leader {
  const holders = new Map<string, Set<string>>()
  const running = new Set<string>()
  const waiting = new Map<number, (from: string) => void>()
  let count = 0
  let isClosed = false
  const relay = createRelay(receive)

  const hold = (holder: string, topics: readonly string[]) => {
    for (const topic of topics) holders.set(topic, (holders.get(topic) ?? new Set()).add(holder))
  }

  async function receive(topic: string, message: string): Promise<void> {
    count += 1
    const id = count
    const keepers = holders.get(topic)
    // If this tab cannot decrypt the message, wait for a tab that can.
    const done = keepers && !keepers.has(tab) ? waitFor(id, keepers) : undefined
    post({ type: 'message', id, topic, message })
    await Promise.all([onMessage(topic, message), done])
  }

  function waitFor(id: number, keepers: ReadonlySet<string>): Promise<void> {
    return new Promise((resolve, reject) => {
      const finish = (timer: Timer) => {
        waiting.delete(id)
        environment.clearTimeout(timer)
      }
      const timer = environment.setTimeout(() => {
        finish(timer)
        reject(new Error('The tab that this message is for did not handle it.'))
      }, doneTime)
      waiting.set(id, from => {
        if (!keepers.has(from)) return
        finish(timer)
        resolve()
      })
    })
  }

  async function run(from: string, call: RelayCall): Promise<unknown> {
    switch (call.name) {
      case 'open':
        return relay.open()
      case 'publish':
        return relay.publish(call.publication)
      case 'subscribe':
        hold(from, call.topics)
        return relay.subscribe(call.topics)
      case 'unsubscribe':
        holders.get(call.topic)?.delete(from)
        return holders.get(call.topic)?.size ? undefined : relay.unsubscribe(call.topic)
      case 'call':
        hold(from, call.topics)
        return relay.call(call.method, call.params, call)
    }
  }

  return {
    run,
    hear(message) {
      if (message.type === 'done') return waiting.get(message.id)?.(message.tab)
      post({ type: 'heard' })
      const { tab: from, id, call } = message
      const key = `${from} ${id}`
      // Repeated because a leader was announced.
      if (running.has(key)) return
      running.add(key)
      run(from, call)
        .then(
          result => post({ type: 'reply', tab: from, id, result: result === undefined ? null : result }),
          (error: unknown) => {
            // Calls that a closing leader leaves undone are repeated to the next one.
            if (!isClosed) post({ type: 'reply', tab: from, id, failure: toFailure(error) })
          },
        )
        .finally(() => running.delete(key))
    },
    close() {
      isClosed = true
      relay.close()
    },
  }
}
