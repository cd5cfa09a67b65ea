import type { Environment } from '@portico/core'
import type { MessageListener, Relay } from '../relay/Relay.js'
import { createFollowerCalls } from './createFollowerCalls.js'
import { createLeader, type Leader } from './createLeader.js'
import { findTabTools, type TabTools } from './findTabTools.js'
import { isTabMessage, type RelayCall, type TabMessage } from './TabMessage.js'

export interface TabRelayOptions {
  readonly environment: Environment
  createRelay(onMessage: MessageListener): Relay
  onMessage: MessageListener
}

export interface TabRelay {
  readonly relay: Relay
  /** Whether the socket is in this tab. */
  isLeader(): boolean
  /** Whether the tabs of this browser can share a socket. */
  readonly isShared: boolean
}

const name = '@portico/pairing'

/** One socket for all tabs of a site where the browser can elect one of them; otherwise each has its own. */
export function createTabRelay(options: TabRelayOptions): TabRelay {
  const tools = findTabTools(options.environment)
  if (tools) return createSharedRelay(options, tools)
  return { relay: options.createRelay(options.onMessage), isLeader: () => true, isShared: false }
}

function createSharedRelay(options: TabRelayOptions, { locks, BroadcastChannel }: TabTools): TabRelay {
  const { environment, onMessage } = options
  const tab = environment.randomUUID()
  const own = new Set<string>()
  let channel: InstanceType<typeof BroadcastChannel> | undefined
  let leader: Leader | undefined
  let leave: (() => void) | undefined
  const post = (message: TabMessage) => channel?.postMessage(message)
  const calls = createFollowerCalls(environment, (id, call) => {
    if (!leader) return post({ type: 'call', tab, id, call })
    leader.run(tab, call).then(
      result => calls.resolve(id, result),
      (error: unknown) => calls.reject(id, error),
    )
  })

  function lead() {
    leader = createLeader({ ...options, tab, post })
    post({ type: 'leader' })
    resume()
  }

  /** A leader knows nothing of what its predecessor was asked for. */
  function resume() {
    calls.repeat()
    if (own.size > 0) run({ name: 'subscribe', topics: [...own] }).catch(() => undefined)
  }

  function hear(message: TabMessage) {
    if (message.type === 'leader') return leader ? undefined : resume()
    if (message.type === 'reply' && message.tab === tab) return calls.take(message)
    if (message.type === 'call' || message.type === 'done') return leader?.hear(message)
    if (message.type === 'message' && !leader)
      onMessage(message.topic, message.message).then(
        () => post({ type: 'done', tab, id: message.id }),
        (error: unknown) => environment.logger.warn('A message could not be worked off.', error),
      )
  }

  /** Only tabs that have something to say or to hear take part. */
  function join() {
    if (leave) return
    const controller = new AbortController()
    let release: (() => void) | undefined
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: { data: unknown }) => {
      if (isTabMessage(data)) hear(data)
    }
    const hold = () =>
      new Promise<void>(resolve => {
        release = resolve
        lead()
      })
    locks.request(name, { signal: controller.signal }, hold).catch(() => undefined)
    leave = () => {
      controller.abort()
      leader?.close()
      leader = undefined
      release?.()
      channel?.close()
      leave = undefined
    }
  }

  function run(call: RelayCall): Promise<unknown> {
    join()
    return calls.add(call)
  }

  return {
    isShared: true,
    isLeader: () => leader !== undefined,
    relay: {
      open: () => void run({ name: 'open' }).catch(() => undefined),
      async publish(publication) {
        await run({ name: 'publish', publication })
      },
      async subscribe(topics) {
        await run({ name: 'subscribe', topics })
        for (const topic of topics) own.add(topic)
      },
      async unsubscribe(topic) {
        if (own.delete(topic)) await run({ name: 'unsubscribe', topic })
      },
      async call(method, params, { ttl, topics }) {
        const result = await run({ name: 'call', method, params, ttl, topics })
        for (const topic of topics) own.add(topic)
        return result
      },
      close() {
        own.clear()
        leave?.()
        calls.rejectAll()
      },
    },
  }
}
