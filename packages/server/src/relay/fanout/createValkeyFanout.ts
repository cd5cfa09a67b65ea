import type { RedisClientType } from '@redis/client'
import { ServerFailure, toError } from '../../ServerFailure.js'
import { measureMessage } from '../RelayMessage.js'
import {
  announcementChannel,
  announcementsAtOnce,
  createFanoutSubscriber,
  type Fanout,
  type FanoutOptions,
  formatAnnouncement,
  formatDoubt,
} from './createFanoutSubscriber.js'

interface ValkeyFanoutOptions extends FanoutOptions {
  url: string
}

const mostDoubts = 10_000

/** Only ids and topics are sent, after storing: lost announcements are made up from the mailbox. */
export function createValkeyFanout({ url, ...options }: ValkeyFanoutOptions): Fanout {
  const { origin, deliver, onError } = options
  const address = parseValkeyUrl(url)
  const tellError = (cause: unknown) => onError('fan-out', cause)
  const doubts = new Set<string>()
  const channel = openValkeyChannel({
    address,
    channel: `${announcementChannel}:${address.database}`,
    onMessage: payload => subscriber.receive(payload),
    onOpen: () => {
      subscriber.resync()
      tellDoubts()
    },
    onError: tellError,
  })
  const subscriber = createFanoutSubscriber({
    ...options,
    sendProbe: name => channel.publish(name),
    onSilence: () => {
      tellError(new Error('The fan-out server does not deliver announcements.'))
      channel.reset()
    },
  })

  function publish(entries: readonly { text: string; topic: string }[]) {
    for (let start = 0; start < entries.length; start += announcementsAtOnce) {
      const part = entries.slice(start, start + announcementsAtOnce)
      channel.publish(`${origin} ${part.map(({ text }) => text).join(' ')}`).catch(() => {
        for (const { topic } of part) if (doubts.size < mostDoubts) doubts.add(topic)
      })
    }
  }

  function tellDoubts() {
    const topics = doubts.size >= mostDoubts ? ['*'] : [...doubts]
    doubts.clear()
    publish(topics.map(topic => ({ text: formatDoubt(topic), topic })))
  }

  return {
    announce(messages) {
      for (const message of messages) deliver(message)
      publish(
        messages.map(message => {
          const { id, topic } = message
          return { text: formatAnnouncement({ id, topic, size: measureMessage(message) }), topic }
        }),
      )
    },
    announceAgain(topics) {
      publish([...new Set(topics)].map(topic => ({ text: formatDoubt(topic), topic })))
    },
    unsubscribe: subscriber.close,
    close: channel.close,
  }
}

interface ValkeyChannelOptions {
  address: ReturnType<typeof parseValkeyUrl>
  channel: string
  onMessage(payload: string): void
  onOpen(): void
  onError(error: Error): void
}

const connectTimeout = 5000
const longestPause = 1000

function openValkeyChannel(options: ValkeyChannelOptions) {
  const { address, channel, onMessage, onOpen, onError } = options
  const { host, port, isEncrypted, user: username, password } = address
  const socket = { host, port, connectTimeout, reconnectStrategy: getPause }
  let client: Pick<RedisClientType, 'publish' | 'isReady' | 'close' | 'destroy' | 'unref'> | undefined
  let isClosed = false

  async function open() {
    const { createClient, ErrorReply } = await import('@redis/client')
    if (isClosed) return
    const opened = createClient({
      socket: isEncrypted ? { ...socket, tls: true } : socket,
      ...(password && { username, password }),
      disableOfflineQueue: true,
    })
    client = opened
    const report = (cause: unknown) => {
      if (isClosed || client !== opened) return
      // Only the first word of a reply is kept; the rest may quote the command.
      const isRefusal = cause instanceof ErrorReply
      onError(isRefusal ? new Error(`It refused: ${cause.message.split(' ', 1)}.`) : toError(cause))
    }
    opened.on('error', report)
    opened.on('ready', () => {
      // After a reconnect the client has already subscribed again.
      const subscribed = opened.isPubSubActive ? Promise.resolve() : opened.subscribe(channel, onMessage)
      subscribed.then(onOpen, report)
    })
    await opened.connect().catch(() => {}) // only if it is closed meanwhile; failures are reported above
  }

  const start = () => void open().catch(cause => onError(toError(cause)))

  start()
  return {
    async publish(payload: string): Promise<void> {
      if (!client) throw new Error('There is no connection.')
      await client.publish(channel, payload)
    },
    reset() {
      if (!client) return
      client.destroy()
      start()
    },
    /** Flushes pending publishes first, but an unresponsive server does not keep the process alive. */
    close() {
      isClosed = true
      if (!client?.isReady) return client?.destroy()
      client.unref()
      void client.close()
    },
  }
}

const getPause = (retries: number) => Math.min(20 * 2 ** retries, longestPause) * (0.5 + Math.random() / 2)

/** Also `redis`, and `valkeys` or `rediss` over TLS. Errors never show the password. */
export function parseValkeyUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const [, name, secure] = /^(valkey|redis)(s?):$/.exec(url?.protocol ?? '') ?? []
  const database = /^\/?([0-9]{0,4})$/.exec(url?.pathname ?? '')?.[1]
  const user = decode(url?.username)
  const password = decode(url?.password)
  const isReadable = user !== undefined && password !== undefined && database !== undefined
  if (!url || !name || !url.hostname || !isReadable)
    throw new ServerFailure('PORTICO_FANOUT_URL must look like valkey://user:password@host:6379.')
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 6379),
    isEncrypted: secure === 's',
    user: user || 'default',
    password,
    // Channels are server-wide, so the database number is part of the channel name.
    database: Number(database),
  }
}

function decode(text = ''): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
