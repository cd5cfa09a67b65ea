import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import type { MessageListener, Relay } from '../relay/Relay.js'
import { wakeEvents } from '../relay/wakeEvents.js'
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
  isLeader(): boolean
  readonly isShared: boolean
}

const name = '@portico/pairing'
/** A leader that is awake acknowledges immediately. */
const heardTime = 3000

/** One socket for all tabs of a site if the browser can elect a leader; otherwise one per tab. */
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
  let withdraw: (() => void) | undefined
  let doubt: Timer | undefined
  const post = (message: TabMessage) => channel?.postMessage(message)
  const calls = createFollowerCalls(environment, (id, call) => {
    const current = leader
    if (!current) {
      post({ type: 'call', tab, id, call })
      doubt ??= environment.setTimeout(takeOver, heardTime)
      return
    }
    current.run(tab, call).then(
      result => calls.resolve(id, result),
      (error: unknown) => {
        // After a change of leader the call is repeated.
        if (leader === current) calls.reject(id, error)
      },
    )
  })
  const trust = () => {
    environment.clearTimeout(doubt)
    doubt = undefined
  }

  function lead() {
    trust()
    leader = createLeader({ ...options, tab, post })
    post({ type: 'leader' })
    resume()
  }

  /** A new leader does not know its predecessor's calls. */
  function resume() {
    calls.repeat()
    if (own.size > 0) run({ name: 'subscribe', topics: [...own] }).catch(() => undefined)
  }

  function resign() {
    const former = leader
    leader = undefined
    former?.close()
  }

  function hear(message: TabMessage) {
    if (message.type === 'call' || message.type === 'done') return leader?.hear(message)
    if (leader) return
    trust()
    if (message.type === 'leader') resume()
    if (message.type === 'reply' && message.tab === tab) calls.take(message)
    if (message.type === 'message')
      onMessage(message.topic, message.message).then(
        () => post({ type: 'done', tab, id: message.id }),
        (error: unknown) => environment.logger.warn('Handling a message failed.', error),
      )
  }

  /** Queues for the lock, or steals it. */
  function stand(options: { readonly steal?: true } = {}) {
    const controller = new AbortController()
    let release: (() => void) | undefined
    const mine = () => {
      controller.abort()
      release?.()
    }
    withdraw = mine
    const hold = async () => {
      // A stolen lock is granted even if this tab has left meanwhile.
      if (withdraw !== mine) return
      await new Promise<void>(resolve => {
        release = resolve
        lead()
      })
    }
    const { steal } = options
    locks.request(name, steal ? { steal } : { signal: controller.signal }, hold).catch(() => {
      if (withdraw !== mine) return
      // Either this tab slept and another took over, or the browser denies locks here.
      if (!leader) return lead()
      resign()
      stand()
      resume()
    })
  }

  /**
   * The leader does not answer, because phones suspend background tabs. A hidden tab keeps waiting; a visible one takes
   * over the socket.
   */
  function takeOver() {
    doubt = undefined
    if (!leave || leader) return
    if (isHidden(environment)) {
      doubt = environment.setTimeout(takeOver, heardTime)
      return
    }
    const former = withdraw
    stand({ steal: true })
    former?.()
  }

  /** A tab that only waits would not notice that the leader was suspended. */
  function onWake() {
    if (leader || isHidden(environment) || own.size + calls.size === 0) return
    run({ name: 'open' }).catch(() => undefined)
  }

  /** Only tabs with calls or subscriptions take part. */
  function join() {
    if (leave) return
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: { data: unknown }) => {
      if (isTabMessage(data)) hear(data)
    }
    for (const event of wakeEvents) environment.page?.addEventListener(event, onWake)
    leave = () => {
      leave = undefined
      for (const event of wakeEvents) environment.page?.removeEventListener(event, onWake)
      trust()
      resign()
      const former = withdraw
      withdraw = undefined
      former?.()
      channel?.close()
      // A closed channel throws on postMessage.
      channel = undefined
    }
    stand()
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
        // Added before the call, so that a later unsubscribe takes effect.
        for (const topic of topics) own.add(topic)
        await run({ name: 'subscribe', topics })
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

function isHidden({ page }: Environment): boolean {
  return (page?.document as Document | undefined)?.visibilityState === 'hidden' // a window's, if there is one
}
