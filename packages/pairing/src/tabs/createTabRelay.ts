import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { wakeEvents } from '../relay/createConnection.js'
import type { MessageListener, Relay } from '../relay/Relay.js'
import { createFollowerCalls } from './createFollowerCalls.js'
import { createLeader, type Leader } from './createLeader.js'
import { findTabTools, type TabTools } from './findTabTools.js'
import { isTabMessage, type RelayCall, type TabMessage } from './TabMessage.js'

interface TabRelayOptions {
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

/**
 * - `idle`: the tab has neither calls nor subscriptions and takes no part.
 * - `following`: another tab has the socket, or will have it soon. This one queues for the lock.
 * - `doubting`: following, but the leader has not acknowledged a call yet. If the time passes, this tab takes over.
 * - `leading`: the tab has the lock and the socket.
 *
 * | event | from | to |
 * |---|---|---|
 * | first call | idle | following |
 * | call sent to the leader | following | doubting |
 * | any message of the leader | doubting | following |
 * | time passed, tab visible | doubting | following, and the lock is stolen |
 * | lock granted, or denied by the browser | following, doubting | leading |
 * | lock stolen by another tab | leading | following |
 * | close | any | idle |
 */
type State =
  | { readonly name: 'idle' | 'following' }
  | { readonly name: 'doubting'; readonly timer: Timer }
  | { readonly name: 'leading'; readonly leader: Leader }

function createSharedRelay(options: TabRelayOptions, { locks, BroadcastChannel }: TabTools): TabRelay {
  const { environment, onMessage } = options
  const tab = environment.randomUUID()
  const own = new Set<string>()
  let state: State = { name: 'idle' }
  let channel: InstanceType<typeof BroadcastChannel> | undefined
  let withdraw: (() => void) | undefined
  const post = (message: TabMessage) => channel?.postMessage(message)
  const calls = createFollowerCalls(environment, (id, call) => {
    const current = state
    if (current.name !== 'leading') {
      post({ type: 'call', tab, id, call })
      if (current.name === 'following') doubt()
      return
    }
    current.leader.run(tab, call).then(
      result => calls.resolve(id, result),
      (error: unknown) => {
        // After a change of leader the call is repeated.
        if (state === current) calls.reject(id, error)
      },
    )
  })

  function enter(next: State) {
    const former = state
    state = next
    if (former.name === 'doubting') environment.clearTimeout(former.timer)
    if (former.name === 'leading') former.leader.close()
  }

  function join() {
    if (state.name !== 'idle') return
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: { data: unknown }) => {
      if (isTabMessage(data)) hear(data)
    }
    for (const event of wakeEvents) environment.page?.addEventListener(event, onWake)
    enter({ name: 'following' })
    queue()
  }

  function leave() {
    if (state.name === 'idle') return
    for (const event of wakeEvents) environment.page?.removeEventListener(event, onWake)
    enter({ name: 'idle' })
    const former = withdraw
    withdraw = undefined
    former?.()
    channel?.close()
    // A closed channel throws on postMessage.
    channel = undefined
  }

  function queue(options: { readonly steal?: true } = {}) {
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
      if (state.name !== 'leading') return lead()
      enter({ name: 'following' })
      queue()
      resume()
    })
  }

  function lead() {
    enter({ name: 'leading', leader: createLeader({ ...options, tab, post }) })
    post({ type: 'leader' })
    resume()
  }

  /** A new leader does not know its predecessor's calls. */
  function resume() {
    calls.repeat()
    if (own.size > 0) run({ name: 'subscribe', topics: [...own] }).catch(() => undefined)
  }

  const doubt = () => enter({ name: 'doubting', timer: environment.setTimeout(takeOver, heardTime) })

  /** Phones suspend background tabs. A hidden tab keeps waiting; a visible one takes over the socket. */
  function takeOver() {
    if (isHidden(environment)) return doubt()
    enter({ name: 'following' })
    const former = withdraw
    queue({ steal: true })
    former?.()
  }

  function hear(message: TabMessage) {
    if (state.name === 'leading') {
      if (message.type === 'call' || message.type === 'done') state.leader.hear(message)
      return
    }
    if (message.type === 'call' || message.type === 'done') return
    if (state.name === 'doubting') enter({ name: 'following' })
    if (message.type === 'leader') resume()
    if (message.type === 'reply' && message.tab === tab) calls.take(message)
    if (message.type === 'message')
      onMessage(message.topic, message.message).then(
        () => post({ type: 'done', tab, id: message.id }),
        (error: unknown) => environment.logger.warn('Handling a message failed.', error),
      )
  }

  /** A tab that only waits would not notice that the leader was suspended. */
  function onWake() {
    if (state.name === 'leading' || isHidden(environment) || own.size + calls.size === 0) return
    run({ name: 'open' }).catch(() => undefined)
  }

  function run(call: RelayCall): Promise<unknown> {
    join()
    return calls.add(call)
  }

  return {
    isShared: true,
    isLeader: () => state.name === 'leading',
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
        leave()
        calls.rejectAll()
      },
    },
  }
}

function isHidden({ page }: Environment): boolean {
  return (page?.document as Document | undefined)?.visibilityState === 'hidden' // a window's, if there is one
}
