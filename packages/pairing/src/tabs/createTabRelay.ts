import type { Environment, Timer } from '@portico/core'
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
  /** Whether the socket is in this tab. */
  isLeader(): boolean
  /** Whether the tabs of this browser can share a socket. */
  readonly isShared: boolean
}

const name = '@portico/pairing'
/** A leader that is awake says at once that it has heard. */
const heardTime = 3000

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
        // After a change of leaders it is said again.
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

  /** A leader knows nothing of what its predecessor was asked for. */
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
        (error: unknown) => environment.logger.warn('A message could not be worked off.', error),
      )
  }

  /** Waits for its turn, or takes it at once. */
  function stand(options: { readonly steal?: true } = {}) {
    const controller = new AbortController()
    let release: (() => void) | undefined
    const mine = () => {
      controller.abort()
      release?.()
    }
    withdraw = mine
    const hold = async () => {
      // What was stolen comes even to one that has left meanwhile.
      if (withdraw !== mine) return
      await new Promise<void>(resolve => {
        release = resolve
        lead()
      })
    }
    const { steal } = options
    locks.request(name, steal ? { steal } : { signal: controller.signal }, hold).catch(() => {
      if (withdraw !== mine) return
      // Either this tab slept and another has taken over, or the browser lends no locks here.
      if (!leader) return lead()
      resign()
      stand()
      resume()
    })
  }

  /**
   * The tab with the socket does not answer: phones suspend tabs in the background. A tab that is hidden itself waits on;
   * one in the foreground takes the socket over.
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

  /** One that only waits would never notice that the leader fell asleep. */
  function onWake() {
    if (leader || isHidden(environment) || own.size + calls.size === 0) return
    run({ name: 'open' }).catch(() => undefined)
  }

  /** Only tabs that have something to say or to hear take part. */
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
      // A closed one throws at what is still said.
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
        // At once: who does without it meanwhile has to be able to say so.
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
