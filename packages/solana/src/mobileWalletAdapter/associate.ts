import type { Environment } from '@portico/core'
import { PorticoError, pairingEnded } from '@portico/protocol'
import { base64urlnopad } from '@scure/base'
import { createHandshake } from './createHandshake.js'
import {
  openSession,
  protocols,
  toBytes,
  type WalletSession,
  type WebSocketConstructor,
} from './openSession.js'

type Timers = Pick<Environment, 'setTimeout' | 'clearTimeout' | 'page'>

export interface AssociateOptions {
  readonly environment: Timers
  readonly WebSocket: WebSocketConstructor
  /** Of the wallet, if it has named one; otherwise the system offers every wallet that is installed. */
  readonly base?: string | undefined
  readonly signal: AbortSignal
  /** Opens the link, or shows it to the visitor. */
  open(link: string): void
}

const ports = { first: 49_152, count: 16_384 }
/** A wallet listens when it has started, which the visitor may first have to choose. */
const attempts = [150, 150, 200, 500, 500, 750, 750, 1000]

/** A link that opens a wallet, by its own base or by the scheme of all. */
export function formatAssociation(
  place: 'local' | 'remote',
  parameters: Readonly<Record<string, string>>,
  base = 'solana-wallet:',
): string {
  return `${base.replace(/\/+$/, '')}/v1/associate/${place}?${new URLSearchParams({ ...parameters, v: 'v1' })}`
}

/** A wallet on this phone, which opens a port for the page that has opened it. */
export async function associateLocally(options: AssociateOptions): Promise<WalletSession> {
  const handshake = await createHandshake()
  const port = String(ports.first + Math.floor(Math.random() * ports.count))
  options.open(formatAssociation('local', { association: handshake.token, port }, options.base))
  const { socket } = await connectWhenReady(options, `ws://localhost:${port}/solana-wallet`)
  return openSession(socket, handshake, { waitsForPeer: false })
}

/** A wallet on another device, over a reflector, which cannot read what it passes on. */
export async function associateRemotely(
  reflector: string,
  options: AssociateOptions,
): Promise<WalletSession> {
  const handshake = await createHandshake()
  const { socket, first } = await connectWhenReady(options, `wss://${reflector}/reflect`)
  const stop = () => socket.close()
  options.signal.addEventListener('abort', stop, { once: true })
  const id = readReflectorId(await first)
  const opening = openSession(socket, handshake, { waitsForPeer: true })
  const parameters = { association: handshake.token, reflector, id: base64urlnopad.encode(id) }
  options.open(formatAssociation('remote', parameters, options.base))
  return opening.finally(() => options.signal.removeEventListener('abort', stop))
}

interface Connected {
  readonly socket: WebSocket
  /** The first message, which may follow the opening at once. */
  readonly first: Promise<unknown>
}

async function connectWhenReady(options: AssociateOptions, url: string): Promise<Connected> {
  for (let attempt = 0; !options.signal.aborted; attempt++) {
    const connected = await connectOnce(options, url)
    if (connected) return connected
    const wait = attempts[Math.min(attempt, attempts.length - 1)] ?? 0
    await new Promise<void>(resolve => options.environment.setTimeout(resolve, wait))
  }
  throw options.signal.reason
}

function connectOnce({ WebSocket, signal }: AssociateOptions, url: string): Promise<Connected | undefined> {
  return new Promise(resolve => {
    const socket = new WebSocket(url, [protocols.binary, protocols.text])
    socket.binaryType = 'arraybuffer'
    const first = new Promise<unknown>((hear, leave) => {
      socket.addEventListener('message', ({ data }) => hear(data), { once: true })
      socket.addEventListener('close', () => leave(new PorticoError(pairingEnded)), { once: true })
    })
    // Read only by those who wait for it.
    first.catch(() => undefined)
    const stop = () => {
      socket.close()
      settle(undefined)
    }
    const settle = (connected: Connected | undefined) => {
      signal.removeEventListener('abort', stop)
      resolve(connected)
    }
    signal.addEventListener('abort', stop)
    socket.addEventListener('error', () => settle(undefined))
    socket.addEventListener('open', () => settle({ socket, first }))
  })
}

/** A varint with the length of the id, and the id. */
function readReflectorId(message: unknown): Uint8Array {
  const bytes = toBytes(message)
  return bytes.slice(bytes.findIndex(byte => byte < 0x80) + 1)
}
