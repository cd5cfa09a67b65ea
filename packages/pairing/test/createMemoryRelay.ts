import type { SocketConstructor, SocketLike } from '../src/relay/Socket.js'

export interface RelayedMessage {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly ttl: number
  readonly publisher: string
}

interface Mail extends RelayedMessage {
  readonly expiresAt: number
  /** How often it is pushed to each member. */
  readonly times: number
  readonly delivered: Set<string>
}

interface Member {
  readonly clientId: string
  readonly url: URL
  readonly topics: Set<string>
  send(value: unknown): void
  close(code: number, reason?: string): void
}

/** The parameters of all methods in one; each method sends its own. */
interface Params {
  readonly topic: string
  readonly topics: readonly string[]
  readonly message: string
  readonly ttl: number
  readonly tag: number
  readonly pairingTopic: string
  readonly sessionTopic: string
  readonly sessionProposal: string
  readonly sessionProposalResponse: string
  readonly sessionSettlementRequest: string
}

export interface MemoryRelayOptions {
  now?: () => number
  /** Methods it does not know, as an older relay. */
  unknownMethods?: readonly string[]
}

export interface MemoryRelay {
  readonly WebSocket: SocketConstructor
  /** Every message that was taken, in order. */
  readonly log: readonly RelayedMessage[]
  /** Every call of every client. */
  readonly calls: readonly {
    readonly clientId: string
    readonly method: string
    readonly params: unknown
    readonly id: unknown
  }[]
  readonly urls: readonly string[]
  readonly acknowledged: readonly unknown[]
  /** What happens to a message on its way: 0 loses it, 2 duplicates it, a promise holds it back. */
  intercept(rule: (message: RelayedMessage) => number | Promise<number>): void
  /** What happens to an answer of the relay itself. */
  loseReplies(rule: ((method: string) => boolean) | undefined): void
  /** Refuses sockets, or takes them again. */
  refuse(how: { readonly code: number; readonly reason?: string } | undefined): void
  /** Closes every socket; mail is kept. */
  restart(code?: number, reason?: string): void
  /** Puts a message on a topic as a stranger would. */
  inject(topic: string, message: string, tag?: number): void
  /** Sends every message of a topic again, whether it was acknowledged or not. */
  repeat(topic: string, times?: number): void
  readonly open: number
}

/** A relay as in the measured facts about the wire: mailboxes with a lifetime, never an echo, acknowledgements. */
export function createMemoryRelay({
  now = Date.now,
  unknownMethods = [],
}: MemoryRelayOptions = {}): MemoryRelay {
  const members = new Set<Member>()
  const mail: Mail[] = []
  const log: RelayedMessage[] = []
  const calls: { clientId: string; method: string; params: unknown; id: unknown }[] = []
  const urls: string[] = []
  const acknowledged: unknown[] = []
  const sent = new Map<unknown, { mail: Mail; clientId: string }>()
  let rule: (message: RelayedMessage) => number | Promise<number> = () => 1
  let loses: ((method: string) => boolean) | undefined
  let refusal: { code: number; reason?: string } | undefined
  let count = 0

  const push = (member: Member, item: Mail) => {
    count += 1
    const id = now() * 1000 + count
    sent.set(id, { mail: item, clientId: member.clientId })
    const data = {
      topic: item.topic,
      message: item.message,
      publishedAt: now(),
      tag: item.tag,
      attestation: null,
    }
    member.send({ id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'sub', data } })
  }
  const deliver = (item: Mail) => {
    for (const member of members)
      if (member.topics.has(item.topic) && member.clientId !== item.publisher) push(member, item)
  }
  const drain = (member: Member, topic: string) => {
    for (const item of mail)
      if (
        item.topic === topic &&
        item.expiresAt > now() &&
        item.publisher !== member.clientId &&
        !item.delivered.has(member.clientId)
      )
        for (let time = 0; time < item.times; time++) push(member, item)
  }
  const accept = async (message: RelayedMessage) => {
    log.push(message)
    const times = await rule(message)
    const item: Mail = { ...message, expiresAt: now() + message.ttl * 1000, times, delivered: new Set() }
    if (times === 0) return
    mail.push(item)
    for (let time = 0; time < times; time++) deliver(item)
  }
  const subscribe = (member: Member, topics: readonly string[]) => {
    for (const topic of topics) member.topics.add(topic)
    queueMicrotask(() => {
      for (const topic of topics) drain(member, topic)
    })
  }

  const methods: Readonly<Record<string, (member: Member, params: Params) => unknown>> = {
    irn_publish({ clientId }, { topic, message, ttl, tag }) {
      void accept({ topic, message, ttl, tag, publisher: clientId })
      return true
    },
    irn_subscribe(member, { topic }) {
      subscribe(member, [topic])
      return 'subscription'
    },
    irn_batchSubscribe(member, { topics }) {
      subscribe(member, topics)
      return topics.map(() => 'subscription')
    },
    irn_unsubscribe: (member, { topic }) => member.topics.delete(topic) || true,
    wc_proposeSession(member, { pairingTopic, sessionProposal, ttl }) {
      subscribe(member, [pairingTopic])
      void accept({
        topic: pairingTopic,
        message: sessionProposal,
        ttl,
        tag: 1100,
        publisher: member.clientId,
      })
      return true
    },
    wc_approveSession(
      member,
      { sessionTopic, pairingTopic, sessionProposalResponse, sessionSettlementRequest, ttl },
    ) {
      subscribe(member, [sessionTopic])
      const publisher = member.clientId
      void accept({ topic: pairingTopic, message: sessionProposalResponse, ttl, tag: 1101, publisher })
      void accept({ topic: sessionTopic, message: sessionSettlementRequest, ttl, tag: 1102, publisher })
      return true
    },
  }

  const receive = (member: Member, text: string) => {
    const frame = JSON.parse(text) as { id: unknown; method?: string; params: Params } // our own client's frames
    if (frame.method === undefined) {
      acknowledged.push(frame.id)
      const known = sent.get(frame.id)
      known?.mail.delivered.add(known.clientId)
      return
    }
    const { id, method, params } = frame
    calls.push({ clientId: member.clientId, method, params, id })
    const run = unknownMethods.includes(method) ? undefined : methods[method]
    if (typeof id !== 'string')
      return member.send({ id, jsonrpc: '2.0', error: { code: -32600, message: 'id' } })
    if (!run) return member.send({ id, jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' } })
    const result = run(member, params)
    if (!loses?.(method)) member.send({ id, jsonrpc: '2.0', result })
  }

  class MemorySocket implements SocketLike {
    onopen: SocketLike['onopen'] = null
    onmessage: SocketLike['onmessage'] = null
    onclose: SocketLike['onclose'] = null
    onerror: SocketLike['onerror'] = null
    readonly #member: Member
    #open = true

    constructor(address: string) {
      urls.push(address)
      const url = new URL(address)
      this.#member = {
        clientId: readIssuer(url.searchParams.get('auth') ?? ''),
        url,
        topics: new Set(),
        send: value =>
          queueMicrotask(() => this.#open && this.onmessage?.({ data: JSON.stringify(value) } as never)),
        close: (code, reason = '') => {
          if (!this.#open) return
          this.#leave()
          queueMicrotask(() => this.onclose?.({ code, reason } as never))
        },
      }
      const refused = refusal
      queueMicrotask(() => {
        if (!this.#open) return
        if (refused) return this.#member.close(refused.code, refused.reason)
        members.add(this.#member)
        this.onopen?.(undefined as never)
      })
    }

    #leave() {
      this.#open = false
      members.delete(this.#member)
    }

    send(text: string) {
      if (this.#open) queueMicrotask(() => receive(this.#member, text))
    }

    close() {
      this.#leave()
    }
  }

  return {
    WebSocket: MemorySocket,
    log,
    calls,
    urls,
    acknowledged,
    intercept(next) {
      rule = next
    },
    loseReplies(next) {
      loses = next
    },
    refuse(next) {
      refusal = next
    },
    restart(code = 1006, reason = '') {
      for (const member of [...members]) member.close(code, reason)
    },
    inject: (topic, message, tag = 0) =>
      void accept({ topic, message, ttl: 300, tag, publisher: 'stranger' }),
    repeat(topic, times = 1) {
      for (let time = 0; time < times; time++)
        for (const item of mail) if (item.topic === topic) deliver(item)
    },
    get open() {
      return members.size
    },
  }
}

function readIssuer(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string }
  return claims.iss
}
