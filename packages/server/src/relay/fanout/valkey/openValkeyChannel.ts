import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { toError } from '../../../toError.js'
import type { ValkeyAddress } from './parseValkeyUrl.js'
import { createReplyReader, type Reply } from './readReplies.js'

export interface ValkeyChannelOptions {
  address: ValkeyAddress
  channel: string
  onMessage(payload: string): void
  /** Called after every (re)connect. */
  onOpen(): void
  onError(error: Error): void
}

export interface ValkeyChannel {
  /** Resolves once the server has accepted it. */
  publish(payload: string): Promise<void>
  reset(): void
  /** Flushes pending publishes first. */
  close(): void
}

interface Waiting {
  resolve(): void
  reject(cause: Error): void
}

const openingTime = 5000
const longestPause = 1000

/** Publishes and subscribes on one channel of Valkey or Redis; reconnects until it is closed. */
export function openValkeyChannel(options: ValkeyChannelOptions): ValkeyChannel {
  const { address, channel } = options
  let socket: Socket | undefined
  let isOpen = false
  let isClosed = false
  let attempts = 0
  let retry: NodeJS.Timeout | undefined
  /** In the order of the server's replies. */
  let waiting: Waiting[] = []

  function connect() {
    const opened = openSocket(address)
    socket = opened
    const read = createReplyReader(reply => socket === opened && take(reply))
    const late = setTimeout(() => opened.destroy(new Error('It did not answer in time.')), openingTime)
    opened.on('data', piece => {
      try {
        read(piece)
      } catch (cause) {
        opened.destroy(toError(cause))
      }
      if (isOpen) clearTimeout(late)
    })
    opened.once(address.isEncrypted ? 'secureConnect' : 'connect', () => {
      const proof = address.password ? ['AUTH', address.user, address.password] : []
      opened.write(formatCommand(['HELLO', '3', ...proof]) + formatCommand(['SUBSCRIBE', channel]))
    })
    let failure: Error | undefined
    opened.once('error', error => {
      failure = error
    })
    opened.once('close', () => {
      clearTimeout(late)
      if (socket !== opened) return
      leave(failure ?? new Error('The fan-out server closed the connection.'))
    })
  }

  function leave(cause: Error) {
    socket = undefined
    isOpen = false
    const lost = waiting
    waiting = []
    for (const { reject } of lost) reject(cause)
    if (isClosed) return
    options.onError(cause)
    const pause = Math.min(20 * 2 ** attempts++, longestPause)
    retry = setTimeout(connect, pause * (0.5 + Math.random() / 2))
  }

  function take(reply: Reply) {
    if (reply.type === 'push') return takePush(reply.items)
    // Before the subscription only HELLO gets a reply.
    if (isOpen) waiting.shift()?.[reply.type === 'error' ? 'reject' : 'resolve'](new Error(describe(reply)))
    else if (reply.type === 'error') socket?.destroy(new Error(describe(reply)))
  }

  function takePush([kind, , payload]: readonly Reply[]) {
    if (kind?.type !== 'text') return
    if (kind.text === 'message' && payload?.type === 'text') options.onMessage(payload.text)
    if (kind.text !== 'subscribe' || isOpen) return
    isOpen = true
    attempts = 0
    options.onOpen()
  }

  connect()
  return {
    publish: payload =>
      new Promise((resolve, reject) => {
        if (!isOpen || !socket) return reject(new Error('There is no connection.'))
        waiting.push({ resolve, reject })
        socket.write(formatCommand(['PUBLISH', channel, payload]))
      }),
    reset: () => void socket?.destroy(),
    close() {
      isClosed = true
      clearTimeout(retry)
      if (!isOpen) return void socket?.destroy()
      // Pending data is still flushed, but an unresponsive server does not keep the process alive.
      socket?.unref().destroySoon()
    },
  }
}

function openSocket({ host, port, isEncrypted }: ValkeyAddress): Socket {
  const socket = isEncrypted
    ? connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }) })
    : connectTcp({ host, port })
  return socket.setNoDelay(true).setKeepAlive(true, 30_000)
}

const formatCommand = (words: readonly string[]) =>
  `*${words.length}\r\n${words.map(word => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`

/** Only the first word of an error is kept; the rest may quote the command. */
const describe = (reply: Reply) =>
  reply.type === 'error' ? `It refused: ${/^[A-Z]+/.exec(reply.text)?.[0] ?? 'error'}.` : ''
