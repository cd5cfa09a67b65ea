import { createBatcher } from '../mailbox/createBatcher.js'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { type Announcement, isFrom, parseAnnouncements } from './announcement.js'

/** Distributes stored messages to all relay processes, this one included. */
export interface Fanout {
  /**
   * Delivers messages stored by this process to its own clients directly, and announces them to other processes
   * unless the database does.
   */
  announce(messages: readonly StoredMessage[]): void
  /** A message was published again: other processes may have missed the first announcement. */
  announceAgain(topics: readonly string[]): void
  /** Ignores announcements of other processes from now on; own messages are still announced. */
  unsubscribe(): void
  close(): void
}

export interface FanoutOptions {
  limits: RelayLimits
  /** Process id in announcements, by which own ones are recognised. */
  origin: string
  isWanted(topic: string): boolean
  findMessages(ids: readonly number[]): Promise<StoredMessage[]>
  deliver(message: StoredMessage): void
  onForeign(announcement: Announcement): void
  /** Announcements may have been lost, for these topics or for all: the mailbox has to be read. */
  onMissed(topics?: readonly string[]): void
  onError(what: string, cause: unknown): void
}

// All of these are in memory at once, each up to the maximum message size.
const fetchedAtOnce = 50

interface FanoutSubscriberOptions extends FanoutOptions {
  /** Sends a probe to this process over the announcement channel. */
  sendProbe(origin: string): Promise<void>
  onSilence(): void
}

/**
 * Receives announcements of other processes and fetches the messages that clients here wait for. Periodic probes
 * detect a connection that silently stopped receiving; then the mailbox is searched.
 */
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
    /** The connection is new: announcements before it were missed. */
    resync() {
      if (!isClosed) onMissed()
    },
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}
