import { createBatcher } from '../mailbox/createBatcher.js'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'

export interface Fanout {
  /** Delivers to own clients directly, and announces to other processes unless the database does. */
  announce(messages: readonly StoredMessage[]): void
  /** A message was published again: other processes may have missed the first announcement. */
  announceAgain(topics: readonly string[]): void
  unsubscribe(): void
  close(): void
}

export interface FanoutOptions {
  limits: RelayLimits
  origin: string
  isWanted(topic: string): boolean
  findMessages(ids: readonly number[]): Promise<StoredMessage[]>
  deliver(message: StoredMessage): void
  onForeign(announcement: Announcement): void
  onMissed(topics?: readonly string[]): void
  onError(what: string, cause: unknown): void
}

const fetchedAtOnce = 50

interface FanoutSubscriberOptions extends FanoutOptions {
  sendProbe(origin: string): Promise<void>
  onSilence(): void
}

/** Probes detect a connection that silently stopped receiving; then the mailbox is searched. */
export function createFanoutSubscriber(options: FanoutSubscriberOptions) {
  const { limits, origin, deliver, onMissed, onError } = options
  let isClosed = false
  let hasReceived = true

  const foreign = createBatcher<Announcement, undefined>({
    delay: 0,
    maximum: fetchedAtOnce,
    backlog: limits.commitBacklog,
    run: async announced => {
      const found = await options.findMessages(announced.map(({ id }) => id))
      const messages = new Map(found.map(message => [message.id, message]))
      for (const { id } of announced) {
        const message = messages.get(id)
        if (message) deliver(message)
      }
      return announced.map(() => undefined)
    },
  })

  const timer = setInterval(() => {
    if (!hasReceived) {
      options.onSilence()
      onMissed()
    }
    hasReceived = false
    options.sendProbe(origin).catch(cause => isClosed || onError('listen', cause))
  }, limits.listenCheck)

  return {
    receive(payload: string) {
      if (isClosed) return
      if (isFrom(origin, payload)) {
        hasReceived = true
        return
      }
      const { stored, doubtful } = parseAnnouncements(payload)
      for (const announcement of stored) {
        const { topic } = announcement
        options.onForeign(announcement)
        if (options.isWanted(topic)) foreign.add(announcement).catch(() => onMissed([topic]))
      }
      if (doubtful === 'all') onMissed()
      else if (doubtful.length > 0) onMissed(doubtful)
    },
    resync() {
      if (!isClosed) onMissed()
    },
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}

export const announcementChannel = 'portico_relay'

/** A PostgreSQL notification carries at most 8000 bytes; this many announcements stay below. */
export const announcementsAtOnce = 80

export interface Announcement {
  id: number
  topic: string
  size: number
}

export interface Announcements {
  stored: readonly Announcement[]
  doubtful: readonly string[] | 'all'
}

/** `origin id:topic:size …`, where a topic without an id is doubtful, and `*` means all topics. */
export function parseAnnouncements(payload: string): Announcements {
  const entries = payload.split(' ').slice(1)
  const stored: Announcement[] = []
  const doubtful: string[] = []
  for (const text of entries) {
    const [id = '', topic, size] = text.split(':')
    if (topic === undefined) continue
    if (id === '') doubtful.push(topic)
    else stored.push({ id: Number(id), topic, size: Number(size) })
  }
  return { stored, doubtful: doubtful.includes('*') ? 'all' : doubtful }
}

export const formatAnnouncement = ({ id, topic, size }: Announcement) => `${id}:${topic}:${size}`

export const formatDoubt = (topic: string) => `:${topic}`

export function isFrom(origin: string, payload: string): boolean {
  return payload === origin || payload.startsWith(`${origin} `)
}
