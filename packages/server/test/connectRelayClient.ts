import type { Duplex } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { createRelayIdentity, type RelayIdentity, type TokenChanges } from './createRelayIdentity.js'

export interface RelayPush {
  id: number
  topic: string
  message: string
  publishedAt: number
  tag: number
  attestation: string | null
}

export interface RelayAnswer {
  id: unknown
  result?: unknown
  error?: { code: number; message: string; data?: unknown }
}

export interface RelayClientOptions {
  identity?: RelayIdentity
  token?: string | null
  changes?: TokenChanges
  projectId?: string
  /** Whether pushes are acknowledged. */
  acknowledges?: boolean
  headers?: Record<string, string>
}

/** A client of the relay, written from the protocol alone. */
export async function connectRelayClient(url: string, options: RelayClientOptions = {}) {
  const { identity = createRelayIdentity(), acknowledges = true } = options
  const address = new URL(url)
  const token = options.token === undefined ? identity.createToken(url, options.changes) : options.token
  if (token !== null) address.searchParams.set('auth', token)
  address.searchParams.set('projectId', options.projectId ?? 'shop')
  address.searchParams.set('ua', 'wc-2/js-2.21.8/linux-20.20.2/node')
  const socket = new WebSocket(address, { headers: options.headers ?? {} })
  const pushes: RelayPush[] = []
  const frames: string[] = []
  const answers = new Map<string, (answer: RelayAnswer) => void>()
  const watchers = new Set<() => void>()
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  let counter = 0
  let wire: Duplex | undefined

  socket.on('error', () => {})
  socket.once('upgrade', response => {
    wire = response.socket
  })
  socket.on('message', data => {
    const text = data.toString()
    frames.push(text)
    const frame = JSON.parse(text)
    if (frame.method === 'irn_subscription') {
      pushes.push({ id: frame.id, ...frame.params.data })
      if (acknowledges) socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
    } else answers.get(String(frame.id))?.(frame)
    for (const watch of watchers) watch()
  })
  await Promise.race([new Promise(resolve => socket.once('open', resolve)), closed])

  /** Sends a request and waits for its answer, or for the end of the connection. */
  async function call(method: string, params: unknown): Promise<RelayAnswer> {
    const id = `${Date.now()}${String(counter++).padStart(6, '0')}`
    const answer = new Promise<RelayAnswer>(resolve => answers.set(id, resolve))
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    const end = closed.then(({ code, reason }) => ({ id, error: { code, message: `closed: ${reason}` } }))
    return await Promise.race([answer, end])
  }

  /** Waits until so many messages have come. */
  async function receive(count: number, limit = 10_000): Promise<RelayPush[]> {
    const enough = new Promise<void>(resolve => {
      const watch = () => {
        if (pushes.length >= count) resolve()
      }
      watchers.add(watch)
      watch()
    })
    const late = new AbortController()
    await Promise.race([
      enough,
      setTimeout(limit, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`Only ${pushes.length} of ${count} messages came.`)
      }),
    ]).finally(() => late.abort())
    return pushes
  }

  return {
    ...identity,
    identity,
    socket,
    pushes,
    frames,
    closed,
    call,
    receive,
    publish: (topic: string, message: string, more: object = {}) =>
      call('irn_publish', { topic, message, ttl: 300, tag: 1108, prompt: true, ...more }),
    subscribe: (topic: string) => call('irn_subscribe', { topic }),
    /** Everything sent before has been handled, and everything pushed before is here. */
    settle: () => call('irn_unsubscribe', { topic: '0'.repeat(64), id: 'none' }),
    close: async () => {
      socket.close()
      await closed
    },
    /** Sends what `act` sends in one piece. */
    sendTogether: (act: () => void) => {
      wire?.cork()
      act()
      wire?.uncork()
    },
    /** The same with the end of the connection. */
    leave: (act: () => void) => {
      wire?.cork()
      act()
      wire?.end()
    },
    /** Ends it as a lost network does, without a word. */
    cut: () => socket.terminate(),
  }
}

export type RelayClient = Awaited<ReturnType<typeof connectRelayClient>>
